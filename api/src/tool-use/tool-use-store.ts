import type { ToolEvent } from 'shared-contracts';
import type { Database } from '../platform/database/database';

/** Counts one step of somebody with a tool or a paper. */
export async function countToolEvent(
  database: Database,
  day: string,
  { kind, name, step, place }: ToolEvent,
): Promise<void> {
  await database.query(
    `insert into tool_use (day, kind, name, step, place, count) values ($1, $2, $3, $4, $5, 1)
     on conflict (day, kind, name, step, place) do update set count = tool_use.count + 1`,
    [day, kind, name, step, place],
  );
}

/** The steps of one tool or paper over some days. */
export interface CountedUse {
  readonly kind: 'tool' | 'paper';
  readonly name: string;
  readonly opened: number;
  readonly began: number;
  readonly refused: number;
  readonly done: number;
  readonly taken: number;
}

/** How far people came with each tool and paper since a day, the most used first. */
export function toolUseSince(database: Database, day: string): Promise<CountedUse[]> {
  const sum = (step: string) => `coalesce(sum(count) filter (where step = '${step}'), 0)::int as ${step}`;
  return database.query(
    `select kind, name, ${['opened', 'began', 'refused', 'done', 'taken'].map(sum).join(', ')}
     from tool_use where day >= $1 group by kind, name order by sum(count) desc, kind, name`,
    [day],
  );
}
