import { browserSuite } from '../jest.preset.js';

export default browserSuite(import.meta.dirname);
