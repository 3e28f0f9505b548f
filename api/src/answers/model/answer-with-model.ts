import type { Citation } from 'shared-contracts/calls/chat/types';
import type { Composition, Draft } from '../write/draft';
import { recordsOf } from '../choose/records';
import type { EngineAnswer, EngineRequest } from '../engine';
import { citationOf, documentCitation } from '../check/citation-of';
import { verifySentence } from '../check/verify-sentence';
import type { Breaker } from './breaker';
import { helpLine, helpLines } from '../triage/help';
import { speechOf } from '../write/speech';
import { draftTexts } from './draft-texts';
import { instructions, prompt, sourceText, type ModelSource } from './prompt';
import { createSentenceCutter } from './sentences';
import { streamModel, type ModelSettings } from './stream-model';

export type { ModelSettings } from './stream-model';

const MOST_SOURCES = 12;
const SHORTEST_ANSWER = 40;

/** Why there is no answer of the model: it failed or was too slow, or nothing that it wrote can be relied on. */
export type NoModelAnswer = 'down' | 'unreliable';

/**
 * Lets a language model write the answer from the sources that were found. Every sentence is verified before it is shown.
 * @returns why there is none, when the caller has to answer by itself.
 */
export async function answerWithModel(
  settings: ModelSettings,
  breaker: Breaker,
  composition: Composition,
  draft: Draft,
  request: EngineRequest,
): Promise<EngineAnswer | NoModelAnswer> {
  const sources = modelSources(composition, draft);
  if (sources.length === 0 || !breaker.allows()) return 'down';
  const writer = createWriter(composition, sources, request.onText);
  try {
    const text = prompt(composition, sources, {
      attachments: request.attachments ?? [],
      earlier: (request.turns ?? []).map(({ question }) => question),
    });
    const lead = dangerFirst(composition);
    if (lead) writer.say(lead);
    const cutter = createSentenceCutter();
    for await (const delta of streamModel(settings, instructions(composition.language), text, request.signal))
      cutter.add(delta).forEach(writer.write);
    cutter.end().forEach(writer.write);
    breaker.succeeded();
  } catch (error) {
    request.signal?.throwIfAborted();
    breaker.failed();
    if (error instanceof Error) return 'down';
    throw error;
  }
  const { markdown, citations } = writer.result();
  if (citations.length === 0 || markdown.length < SHORTEST_ANSWER) return 'unreliable';
  const { understoodAs } = composition.understanding;
  return {
    markdown,
    citations,
    language: composition.language,
    outcome: draft.outcome,
    suggestions: draft.suggestions,
    notice: '',
    ...(understoodAs === undefined ? {} : { understoodAs }),
    subjects: draft.subjects,
  };
}

/** What the built-in answer cites first, with what its guides and short answers say on it, then what else was found; the newest law before the old. */
function modelSources(composition: Composition, draft: Draft): ModelSource[] {
  const { retrieved } = composition;
  const { cited, textsOn } = draftTexts(draft);
  const ids = [
    ...cited,
    ...draft.subjects,
    ...[...retrieved.provisions.keys()].slice(0, 8),
    ...retrieved.ranked.slice(0, 6).map(({ id }) => id),
  ];
  const records = recordsOf(composition, ids);
  const fromRecords = records.flatMap((record) => {
    const citation = citationOf(record);
    if (!citation) return [];
    return [{ citation, text: [sourceText(record), textsOn(record.id)].filter(Boolean).join('\n') }];
  });
  const fromDocuments = retrieved.documents
    .filter(({ score }) => score >= 0.4)
    .slice(0, 3)
    .map((hit) => ({ citation: documentCitation(hit), text: hit.text }));
  return [...fromRecords, ...fromDocuments].slice(0, MOST_SOURCES);
}

function dangerFirst({ understanding }: Composition): string | undefined {
  const { danger, possible } = understanding.triage;
  if (possible) return `**${helpLine(possible, speechOf(understanding))}**\n\n`;
  if (!danger) return undefined;
  const [first = '', ...others] = helpLines(danger, speechOf(understanding));
  return [`**${first}**\n\n`, ...others.map((line) => `- ${line}\n`), '\n'].join('');
}

/** Collects verified sentences and numbers their citations anew, in the order in which the reader meets them. */
function createWriter(
  composition: Composition,
  sources: readonly ModelSource[],
  onText: ((text: string) => void) | undefined,
) {
  const numbers = new Map<number, number>();
  let markdown = '';
  const say = (text: string): void => {
    markdown += text;
    onText?.(text);
  };
  return {
    say,
    write(sentence: string): void {
      const verdict = verifySentence(sentence, sources, (citation) => repealedNote(composition, citation));
      if (!verdict.keep) {
        if (sentence.endsWith('\n') && markdown && !markdown.endsWith('\n')) say('\n');
        return;
      }
      for (const number of verdict.cited) if (!numbers.has(number)) numbers.set(number, numbers.size + 1);
      say(
        verdict.text.replace(/\[(\d{1,3})\]/g, (_marker, number: string) => `[${numbers.get(Number(number)) ?? ''}]`),
      );
    },
    result(): { markdown: string; citations: Citation[] } {
      const citations = [...numbers.keys()].flatMap((number) => sources[number - 1]?.citation ?? []);
      return { markdown: markdown.trim(), citations };
    },
  };
}

function repealedNote({ phrases }: Composition, citation: Citation): string {
  const status = citation.status;
  return status === 'repealed' || status === 'omitted' || status === 'struck down' || status === 'not in force'
    ? `(${phrases.status[status]})`
    : '';
}
