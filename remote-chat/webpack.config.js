import { remoteConfig } from '../webpack.common.js';

export default remoteConfig({ name: 'chat', folder: import.meta.dirname });
