import type { Citation, CitationDetail } from 'shared-contracts';
import { fileCitation, filePassages, filePlace, pageOf } from './file-citation';
import type { Database } from '../../platform/database/database';

interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** What ids of citations name in attached files; ids of anything else, and of files that are gone, are left out. */
export async function fileCitationsOf(database: Database, ids: readonly string[]): Promise<Citation[]> {
  const places = ids.flatMap((id) => {
    const place = filePlace(id);
    return place ? [{ id, place }] : [];
  });
  if (places.length === 0) return [];
  const rows = await database.query<FileRow>(
    'select id::text as id, name, text from attachment where id::text = any($1::text[])',
    [places.map(({ place }) => place.file)],
  );
  return places.flatMap(({ id, place }) => {
    const row = rows.find((one) => one.id === place.file);
    return row ? [fileCitation(id, row.name, pageOf(row.text, place))] : [];
  });
}

/** The page of an own file that a citation opens, the passage that is cited marked; null where it is no file of this owner. */
export async function fileDetail(database: Database, owner: string, id: string): Promise<CitationDetail | null> {
  const place = filePlace(id);
  if (!place) return null;
  const [row] = await database.query<FileRow>(
    'select id::text as id, name, text from attachment where id::text = $1 and owner = $2',
    [place.file, owner],
  );
  if (!row) return null;
  const page = pageOf(row.text, place);
  const passages = filePassages(row.text).filter((passage) => passage.page === page);
  return {
    ...fileCitation(id, row.name, page),
    language: 'en',
    summary: '',
    facts: [],
    statusNote: '',
    inForceFrom: null,
    repealedOn: null,
    replacedBy: [],
    replaces: [],
    related: [],
    cases: [],
    document: { name: row.name, page },
    locked: [],
    caseFacts: null,
    official: {
      passages: passages.map(({ position, text }) => ({ text, isCited: position === place.passage })),
      url: '',
    },
  };
}
