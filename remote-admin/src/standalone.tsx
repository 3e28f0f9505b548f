import 'shared-contracts/styles/tokens.css';
import 'shared-contracts/styles/base.css';
import { renderStandalone } from 'shared-contracts/dev/standalone';
import { Remote } from './remote';

renderStandalone(Remote);
