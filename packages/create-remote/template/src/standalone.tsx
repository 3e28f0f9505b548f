import { renderStandalone } from '@nyayika/remote-kit/standalone';
import { Remote } from './remote';

renderStandalone(Remote);
