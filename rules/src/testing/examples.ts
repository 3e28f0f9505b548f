import { deadlines } from './deadlines';
import type { Example } from './example';
import { families } from './families';
import { sums } from './sums';

/** Worked examples of every tool. */
export const examples: readonly Example[] = [...deadlines, ...sums, ...families];
