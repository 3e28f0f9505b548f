import type { CompiledKnowledge, CompiledProvision, CompiledRecord } from './compiled';

/** One line of `knowledge:list`. */
export type ListLine = {
  id: string;
  kind: string;
  title: string;
  languages: string[];
  act?: string;
  number?: string;
  status?: string;
};

/** The knowledge base as the interface contract lists it: provisions, guides, cases, terms. */
export function listLines({ records }: CompiledKnowledge): ListLine[] {
  return records.flatMap((record) => listLine(record) ?? []);
}

function listLine(record: CompiledRecord): ListLine | undefined {
  const { id, kind, title } = record;
  switch (record.kind) {
    case 'provision':
      return {
        id,
        kind,
        act: record.actTitle,
        number: officialNumber(record),
        title,
        status: contractStatus(record.status),
        languages: record.languages,
      };
    case 'guide':
    case 'case':
    case 'term':
      return { id, kind, title, languages: record.languages };
    default:
      return undefined;
  }
}

/** Official lists count the Preamble as 0 and know the articles of a schedule only as part of it. */
function officialNumber({ number }: CompiledProvision): string {
  if (number === 'Preamble') return '0';
  return number.startsWith('Article ') ? `Schedule, ${number}` : number;
}

/** The contract knows what is law and what no longer is; a provision that is not yet in force is neither. */
function contractStatus(status: CompiledProvision['status']): string {
  return status === 'omitted' || status === 'struck down' ? 'repealed' : status;
}
