import { hostConfig } from '../webpack.common.js';

export default hostConfig({ folder: import.meta.dirname });
