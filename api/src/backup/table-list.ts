import type { Queries } from '../platform/database/database';

/** A table as a backup holds it: what is computed from other columns is left out. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** What the database says about itself is not part of what it keeps. */
const own: ReadonlySet<string> = new Set(['migration']);

/** Every table of the product, those that others refer to first. */
export async function tablesInOrder(database: Queries): Promise<Table[]> {
  const rows = await database.query<Table>(
    `select table_name as name, json_agg(column_name order by ordinal_position) filter (where is_generated = 'NEVER') as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name order by table_name`,
  );
  const references = await database.query<{ child: string; parent: string }>(
    `select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const tables = rows.filter(({ name }) => !own.has(name));
  const placed = new Set<string>();
  const place = ({ name, columns }: Table): Table[] => {
    if (placed.has(name)) return [];
    placed.add(name);
    const parents = references.filter(({ child }) => child === name).map(({ parent }) => parent);
    return [...tables.filter((table) => parents.includes(table.name)).flatMap(place), { name, columns }];
  };
  return tables.flatMap(place);
}
