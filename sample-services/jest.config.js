import { nodeSuite } from '../jest.preset.js';

export default nodeSuite(import.meta.dirname);
