import type { CaseTranslation, CompiledRecord, GuideText } from 'knowledge';

/** The texts of a record by how much they say about its subject. */
export interface SearchFields {
  readonly title: readonly string[];
  /** Each way in which people ask for it. */
  readonly asked: readonly string[];
  readonly facts: readonly string[];
  readonly summary: readonly string[];
  readonly body: readonly string[];
  /** What it belongs to: the names of its Act. */
  readonly context: readonly string[];
}

const none: SearchFields = { title: [], asked: [], facts: [], summary: [], body: [], context: [] };

/**
 * The searchable texts of a record, in all its languages together: their scripts keep the words apart.
 * @param actNames the names of the Act that a provision belongs to
 */
export function searchFields(record: CompiledRecord, actNames: readonly string[]): SearchFields {
  switch (record.kind) {
    case 'provision': {
      const texts = Object.values(record.text);
      return {
        ...none,
        title: texts.map(({ title }) => title),
        asked: [...record.askedAs, ...asksOf(record)],
        facts: texts.flatMap(({ facts }) => Object.values(facts)),
        summary: texts.map(({ summary }) => plain(summary)),
        context: actNames,
      };
    }
    case 'guide': {
      const texts = Object.values(record.text);
      return {
        ...none,
        title: texts.map(({ title }) => title),
        asked: [...record.askedAs, ...asksOf(record)],
        summary: texts.map(({ answer }) => plain(answer)),
        body: texts.flatMap(guideBody).map(plain),
        context: [record.topic],
      };
    }
    case 'case': {
      const translated = [record.ta, record.hi, record.kn].filter((text) => text !== undefined);
      return {
        ...none,
        title: [record.name, ...translated.flatMap(({ name }) => name ?? [])],
        asked: [...record.askedAs, ...translated.flatMap(({ askedAs }) => askedAs ?? []), ...asksOf(record)],
        summary: [record.held, ...translated.map(({ held }) => held)].map(plain),
        body: [record, ...translated].flatMap(storyOf).map(plain),
        context: [record.court],
      };
    }
    case 'term':
      return {
        ...none,
        title: [record.term],
        asked: [...Object.values(record.words).flat(), ...asksOf(record)],
        summary: [record.meaning, ...Object.values(record.meanings)].map(plain),
      };
    case 'act':
      return {
        ...none,
        title: [record.title, ...record.shortNames, ...Object.values(record.names)],
        summary: [plain(record.about)],
      };
    case 'directory':
      return { ...none, title: [record.name, ...Object.values(record.names)], summary: [plain(record.for)] };
  }
}

/** The ways of asking for the short answers of a record. */
function asksOf(record: CompiledRecord): string[] {
  return 'shortAnswers' in record ? record.shortAnswers.flatMap(({ asks }) => asks) : [];
}

function guideBody(text: GuideText): string[] {
  return [
    ...text.steps,
    ...text.documents,
    ...text.timeLimits,
    ...text.where,
    ...text.avoid,
    text.cost ?? '',
    text.lawyer ?? '',
  ];
}

function plain(text: string): string {
  return text.replace(/\[\[[^\]|]+(?:\|([^\]]+))?\]\]/g, '$1');
}

/** What is told of a decision besides what it held; some know a case by its story alone. */
const storyOf = ({ treatment, facts, question, matters }: Omit<CaseTranslation, 'held' | 'name'>): string[] =>
  [treatment, facts, question, matters].filter((text) => text !== undefined);
