import { remoteConfig } from '../webpack.common.js';

export default remoteConfig({ name: 'admin', folder: import.meta.dirname });
