import { remoteConfig } from '../webpack.common.js';

export default remoteConfig({ folder: import.meta.dirname });
