import { remoteConfig } from '../webpack.common.js';

export default remoteConfig({ name: 'marketing', folder: import.meta.dirname });
