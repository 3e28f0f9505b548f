import { appeals } from './appeals';
import { duties } from './duties';
import type { Matter } from './matter';
import { suits } from './suits';

/** Everything for which a period can be asked. */
export const matters = [...suits, ...appeals, ...duties] as const satisfies readonly Matter[];
