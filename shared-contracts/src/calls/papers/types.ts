import type * as z from 'zod';
import type { PaperFileKind, paperFileBody } from './paper-file';
import type { toolEvent } from './schemas';

export type { PaperFileKind };
export type PaperFileBody = z.input<typeof paperFileBody>;
export type ToolEvent = z.infer<typeof toolEvent>;
