import type { CompiledProvision, FactName, Facts } from 'knowledge';
import type { Intent } from '../understand/intents';
import type { Composition } from './draft';
import { factList } from './fact-names';
import { citeFull } from './names';
import { lowerFirst, provisionText, upperFirst, withoutStop } from './texts';

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
  const names = composition.understanding.intents.flatMap((intent) => {
    const name = factsFor[intent]?.find((candidate) => provision.facts[candidate] !== undefined);
    return name ? [name] : [];
  });
  return [...new Set(names)].map((name) =>
    factSentence(composition, provision, name, { ...provision.facts, ...facts }),
  );
}

/** Facts that a whole sentence states, whatever a guide says besides. */
const STATED: ReadonlySet<FactName> = new Set(['punishment', 'bailable', 'cognizable', 'compoundable']);

/** The sentences on the punishment, on bail and the like, as far as they were asked for. */
export function yesNoSentences(composition: Composition, provision: CompiledProvision): string[] {
  const { facts } = provisionText(provision, composition.language).text;
  return askedFacts(composition.understanding.intents)
    .filter((name) => STATED.has(name) && provision.facts[name] !== undefined)
    .map((name) => factSentence(composition, provision, name, { ...provision.facts, ...facts }));
}

/** One fact of a provision as a sentence. */
export function factSentence(
  composition: Composition,
  provision: CompiledProvision,
  name: FactName,
  facts: Facts,
): string {
  const { phrases } = composition;
  const law = citeFull(composition, provision);
  const value = withoutStop(facts[name] ?? '');
  if (name === 'punishment') return phrases.punishment(law, composition.language === 'en' ? lowerFirst(value) : value);
  const plain = /^(yes|no)(?![a-z])/i.exec(provision.facts[name] ?? '')?.[1]?.toLowerCase();
  const sentence = plain && yesNoSentence(composition, name, plain === 'yes', law);
  if (sentence) {
    const exception = /^[^;,.:]{1,12}[;,.:]\s*(.+)$/su.exec(value)?.[1];
    return exception ? `${sentence} ${upperFirst(exception)}.` : sentence;
  }
  return phrases.fact(upperFirst(value), law);
}

/** The facts of a provision as lines of a list, without those already said. */
export function factLines(
  { language }: Composition,
  provision: CompiledProvision,
  without: readonly FactName[] = [],
): string[] {
  const all: Facts = { ...provision.facts, ...provisionText(provision, language).text.facts };
  const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !without.some((said) => said === name)));
  return factList(rest, language).map(({ name, value }) => `**${name}**: ${value}`);
}

function yesNoSentence({ phrases }: Composition, name: FactName, yes: boolean, law: string): string | undefined {
  switch (name) {
    case 'bailable':
      return yes ? phrases.bailable(law) : phrases.notBailable(law);
    case 'cognizable':
      return yes ? phrases.cognizable(law) : phrases.notCognizable(law);
    case 'compoundable':
      return yes ? phrases.compoundable(law) : phrases.notCompoundable(law);
    default:
      return undefined;
  }
}
