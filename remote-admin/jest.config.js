import { browserSuite } from '../jest.preset.js';

// The first screen of a suite loads MUI's grid, which takes seconds on a busy machine.
export default { ...browserSuite(import.meta.dirname), testTimeout: 60_000 };
