import type { CompiledAct, CompiledRecord, CompiledTerm } from 'knowledge';
import { searchedForms, stemsOf } from 'language/tokenize';
import type { Queries } from '../platform/database/database';
import { inBatches } from './batches';
import { searchFields } from './fields';
import { writePostings, refreshCounts } from './postings';
import { termWeights } from './weights';

/** Makes records searchable; records that were searchable before have been taken out already. */
export async function indexRecords(
  queries: Queries,
  records: readonly CompiledRecord[],
  acts: ReadonlyMap<string, CompiledAct>,
): Promise<void> {
  for (const batch of inBatches(records.filter(isSearched), 500)) {
    const fields = batch.map((record) =>
      searchFields(record, record.kind === 'provision' ? namesOf(acts.get(record.act)) : []),
    );
    const rows = batch.map((record, index) => ({
      record_id: record.id,
      kind: record.kind,
      act: record.kind === 'provision' ? record.act : null,
      number: record.kind === 'provision' ? record.number : null,
      title: record.title,
      position: record.kind === 'provision' ? record.order : null,
      repealed: record.kind === 'provision' && record.status !== 'in force',
      acts: record.kind === 'guide' ? actsOf(record.law, acts) : [],
      asked: searchedForms([...(fields[index]?.asked ?? []), ...(fields[index]?.title ?? [])]),
    }));
    const inserted = await queries.query<{ id: number; record_id: string }>(
      `insert into passage (record_id, kind, act, number, position, title, repealed, acts, asked)
       select record_id, kind, act, number, position, title, repealed, array(select jsonb_array_elements_text(acts)), array(select jsonb_array_elements_text(asked))
       from jsonb_to_recordset($1::jsonb) as row (record_id text, kind text, act text, number text, position integer, title text, repealed boolean, acts jsonb, asked jsonb)
       returning id, record_id`,
      [JSON.stringify(rows)],
    );
    const passageOf = new Map(inserted.map((row) => [row.record_id, row.id]));
    await writePostings(
      queries,
      'record_posting',
      batch.map((record, index) => ({
        passageId: passageOf.get(record.id) ?? 0,
        weights: termWeights(fields[index] ?? searchFields(record, [])),
      })),
    );
  }
  await indexGlossary(
    queries,
    records.filter((record): record is CompiledTerm => record.kind === 'term'),
  );
  await refreshCounts(queries, 'record_posting');
}

/** Helplines are shown where a guide names them, and Acts of which only the name is known where a question names them. */
function isSearched(record: CompiledRecord): boolean {
  return record.kind !== 'directory' && !(record.kind === 'act' && record.isNameOnly);
}

function namesOf(act: CompiledAct | undefined): string[] {
  return act
    ? [...new Set([act.title, ...act.shortNames, ...Object.values(act.names)].flatMap((name) => name.split(/[\s,.]+/)))]
    : [];
}

/** The Acts to which provisions of these ids belong. */
function actsOf(law: readonly string[], acts: ReadonlyMap<string, CompiledAct>): string[] {
  const slugs = [...acts.keys()].sort((a, b) => b.length - a.length);
  return [...new Set(law.flatMap((id) => slugs.find((slug) => id.startsWith(`${slug}-`)) ?? []))];
}

async function indexGlossary(queries: Queries, terms: readonly CompiledTerm[]): Promise<void> {
  const rows = terms.flatMap((term) =>
    Object.entries(term.words).flatMap(([language, phrases]) =>
      (language === 'en' ? [term.term, ...phrases] : phrases).map((phrase) => ({
        phrase: stemsOf(phrase).join(' '),
        language,
        record_id: term.id,
      })),
    ),
  );
  await queries.query(
    `insert into glossary_phrase (phrase, language, record_id)
     select phrase, language, record_id from jsonb_to_recordset($1::jsonb) as row (phrase text, language text, record_id text) where phrase <> ''
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
