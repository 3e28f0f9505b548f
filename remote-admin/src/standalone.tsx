import 'shared-ui/styles/tokens.css';
import 'shared-ui/styles/base.css';
import { renderStandalone } from 'sample-services/dev/standalone';
import { Remote } from './remote';

renderStandalone(Remote);
