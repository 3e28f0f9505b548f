import type { CompiledProvision, FactName, Facts } from 'knowledge';
import type { Intent } from '../understand/intents';
import type { Composition } from './draft';
import { factList } from './fact-names';
import { citeFull } from './names';
import { lowerFirst, provisionText, withoutStop } from './texts';

/** Which facts answer which intent, the best first. */
const factsFor: Readonly<Partial<Record<Intent, readonly FactName[]>>> = {
  punishment: ['punishment'],
  bail: ['bailable'],
  cognizable: ['cognizable'],
  compoundable: ['compoundable'],
  limitation: ['limitation', 'timeLimit'],
  fee: ['fee'],
  forum: ['forum', 'court'],
};

/** The facts that a question asks for. */
export function askedFacts(intents: readonly Intent[]): FactName[] {
  return intents.flatMap((intent) => factsFor[intent] ?? []);
}

/**
 * The sentences that answer what was asked about a provision, from its facts; empty where it has none of them.
 */
export function factSentences(composition: Composition, provision: CompiledProvision): string[] {
  const { facts } = provisionText(provision, composition.language).text;
  return composition.understanding.intents.flatMap((intent) => {
    const name = factsFor[intent]?.find((candidate) => provision.facts[candidate] !== undefined);
    return name ? [factSentence(composition, provision, name, { ...provision.facts, ...facts })] : [];
  });
}

/** One fact of a provision as a sentence. */
export function factSentence(composition: Composition, provision: CompiledProvision, name: FactName, facts: Facts): string {
  const { phrases } = composition;
  const law = citeFull(composition, provision);
  const value = withoutStop(facts[name] ?? '');
  const plain = provision.facts[name]?.toLowerCase();
  if (name === 'punishment') return phrases.punishment(law, composition.language === 'en' ? lowerFirst(value) : value);
  if (plain === 'yes' || plain === 'no') {
    if (name === 'bailable') return plain === 'yes' ? phrases.bailable(law) : phrases.notBailable(law);
    if (name === 'cognizable') return plain === 'yes' ? phrases.cognizable(law) : phrases.notCognizable(law);
    if (name === 'compoundable') return plain === 'yes' ? phrases.compoundable(law) : phrases.notCompoundable(law);
  }
  return phrases.fact(phrases.facts[name], value, law);
}

/** The facts of a provision as lines of a list, without those already said. */
export function factLines({ language }: Composition, provision: CompiledProvision, without: readonly FactName[] = []): string[] {
  const all: Facts = { ...provision.facts, ...provisionText(provision, language).text.facts };
  const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !without.some((said) => said === name)));
  return factList(rest, language).map(({ name, value }) => `**${name}**: ${value}`);
}
