import type { Citation } from 'shared-contracts/calls/chat/types';
import type { Composition, Draft } from '../compose/draft';
import { readRecords } from '../compose/draft';
import type { EngineAnswer, EngineRequest } from '../engine';
import { citationOf, documentCitation } from '../verify/citation-of';
import { verifySentence } from '../verify/verify-sentence';
import { instructions, prompt, sourceText, type ModelSource } from './prompt';
import { createSentenceCutter } from './sentences';
import { streamModel, type ModelSettings } from './stream-model';

export type { ModelSettings } from './stream-model';

const MOST_SOURCES = 12;
const SHORTEST_ANSWER = 40;

/**
 * Lets a language model write the answer from the sources that were found. Every sentence is verified before it is shown.
 * @returns undefined when the model fails or leaves nothing that can be relied on; the caller then answers by itself.
 */
export async function answerWithModel(settings: ModelSettings, composition: Composition, draft: Draft, request: EngineRequest): Promise<EngineAnswer | undefined> {
  const sources = await modelSources(composition, draft);
  if (sources.length === 0) return undefined;
  const writer = createWriter(composition, sources, request.onText);
  try {
    const text = prompt(composition, sources, request.attachments ?? []);
    const lead = dangerFirst(composition);
    if (lead) writer.say(lead);
    const cutter = createSentenceCutter();
    for await (const delta of streamModel(settings, instructions(composition.language), text, request.signal)) cutter.add(delta).forEach(writer.write);
    cutter.end().forEach(writer.write);
  } catch (error) {
    request.signal?.throwIfAborted();
    if (error instanceof Error) return undefined;
    throw error;
  }
  const { markdown, citations } = writer.result();
  if (citations.length === 0 || markdown.length < SHORTEST_ANSWER) return undefined;
  return { markdown, citations, language: composition.language, outcome: draft.outcome, suggestions: draft.suggestions, notice: '', subjects: draft.subjects };
}

/** The records of the draft first, then what else was found; the newest law before the old. */
async function modelSources(composition: Composition, draft: Draft): Promise<ModelSource[]> {
  const { retrieved } = composition;
  const ids = [...draft.subjects, ...[...retrieved.provisions.keys()].slice(0, 8), ...retrieved.ranked.slice(0, 6).map(({ id }) => id)];
  const records = await readRecords(composition, [...new Set(ids)]);
  const fromRecords = records.flatMap((record) => {
    const citation = citationOf(record);
    return citation ? [{ citation, text: sourceText(record) }] : [];
  });
  const fromDocuments = retrieved.documents.filter(({ score }) => score >= 0.4).slice(0, 3).map((hit) => ({ citation: documentCitation(hit), text: hit.text }));
  return [...fromRecords, ...fromDocuments].slice(0, MOST_SOURCES);
}

function dangerFirst({ understanding, phrases }: Composition): string | undefined {
  return understanding.danger && `**${phrases.danger[understanding.danger.kind]}**\n\n`;
}

/** Collects verified sentences and numbers their citations anew, in the order in which the reader meets them. */
function createWriter(composition: Composition, sources: readonly ModelSource[], onText: ((text: string) => void) | undefined) {
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
      say(verdict.text.replace(/\[(\d{1,3})\]/g, (_marker, number: string) => `[${numbers.get(Number(number)) ?? ''}]`));
    },
    result(): { markdown: string; citations: Citation[] } {
      const citations = [...numbers.keys()].flatMap((number) => sources[number - 1]?.citation ?? []);
      return { markdown: markdown.trim(), citations };
    },
  };
}

function repealedNote({ phrases }: Composition, citation: Citation): string {
  const status = citation.status;
  return status === 'repealed' || status === 'omitted' || status === 'struck down' || status === 'not in force' ? `(${phrases.status[status]})` : '';
}
