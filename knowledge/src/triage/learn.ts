import type { CompiledKnowledge } from '../compiled';
import { conceptReader } from './concepts';
import { featuresOf } from './features';
import type { TriageData, TriageExample } from './load-triage';
import { trainTriage, type TriageModel } from './model';
import { soundsOf } from './sounds';

/** Of the many ways of asking for a record so many are enough to know what an ordinary question is. */
const ASKED_OF_16 = 2;
/** Help with a wrong is asked for as a way to do it; most ways that people ask for are lawful, so more of those have to be known. */
const WAYS_ASKED_OF_16 = 4;
const WAY = 'howto';

/** Learns from examples what a message is; the same examples give the same weights. */
export function learnTriage({ concepts }: TriageData, examples: readonly TriageExample[]): TriageModel {
  const conceptsOf = conceptReader(concepts);
  return trainTriage(examples.map(({ label, text }) => ({ label, features: featuresOf(soundsOf(text), conceptsOf) })));
}

/** All that triage learns from: its own examples, and questions that are ordinary because they ask for records or for none of law. */
export function triageExamples(
  { examples, offTopic, help, concepts }: TriageData,
  { records }: Pick<CompiledKnowledge, 'records'>,
): TriageExample[] {
  const ordinary = (text: string): TriageExample => ({ label: 'ordinary', text });
  // Who asks for a guide on a danger, or for the law in it, may be in that danger.
  const dangerous = new Set(help.flatMap(({ guides }) => guides));
  for (const record of records)
    if (record.kind === 'guide' && record.danger) for (const id of [record.id, ...record.law]) dangerous.add(id);
  const conceptsOf = conceptReader(concepts);
  const asksForWay = (text: string): boolean => conceptsOf(soundsOf(text)).some(({ name }) => name === WAY);
  const isTaken = (text: string): boolean => hashOf(text) % 16 < (asksForWay(text) ? WAYS_ASKED_OF_16 : ASKED_OF_16);
  const asked = records.flatMap((record) =>
    (record.kind === 'guide' || record.kind === 'provision') && !dangerous.has(record.id)
      ? [...record.askedAs, ...record.shortAnswers.flatMap(({ asks }) => asks)]
      : [],
  );
  return [...examples, ...offTopic.map(ordinary), ...asked.filter(isTaken).map(ordinary)];
}

/** FNV-1a: the choice depends on nothing but the text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 8) & 0xffff;
}
