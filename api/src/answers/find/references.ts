import { provisionId, type CompiledAct, type CompiledProvision } from 'knowledge';
import type { Without } from '../without';
import type { Reference } from '../understand/references';
import type { KnowledgeStore } from '../../knowledge/knowledge-store';

/** What a reference of a question turned out to be. */
export type Resolved =
  | { readonly kind: 'found'; readonly provision: CompiledProvision; readonly sub: string; readonly assumed: boolean }
  | { readonly kind: 'missing'; readonly act: CompiledAct; readonly number: string }
  | { readonly kind: 'not written'; readonly act: CompiledAct; readonly number: string }
  | { readonly kind: 'several'; readonly number: string; readonly provisions: readonly CompiledProvision[] };

/** Which Act people mean when they say a number alone: the sections that are known by their number. */
const famous: Readonly<Record<string, string>> = {
  '138': 'ni-act',
  '302': 'ipc',
  '304A': 'ipc',
  '304B': 'ipc',
  '306': 'ipc',
  '307': 'ipc',
  '323': 'ipc',
  '324': 'ipc',
  '326': 'ipc',
  '354': 'ipc',
  '354A': 'ipc',
  '354D': 'ipc',
  '363': 'ipc',
  '375': 'ipc',
  '376': 'ipc',
  '377': 'ipc',
  '379': 'ipc',
  '392': 'ipc',
  '395': 'ipc',
  '406': 'ipc',
  '409': 'ipc',
  '411': 'ipc',
  '415': 'ipc',
  '420': 'ipc',
  '447': 'ipc',
  '452': 'ipc',
  '467': 'ipc',
  '468': 'ipc',
  '471': 'ipc',
  '494': 'ipc',
  '497': 'ipc',
  '498A': 'ipc',
  '499': 'ipc',
  '500': 'ipc',
  '504': 'ipc',
  '506': 'ipc',
  '509': 'ipc',
  '34': 'ipc',
  '120B': 'ipc',
  '124A': 'ipc',
  '141': 'ipc',
  '147': 'ipc',
  '149': 'ipc',
  '153A': 'ipc',
  '186': 'ipc',
  '188': 'ipc',
  '279': 'ipc',
  '294': 'ipc',
  '295A': 'ipc',
  '299': 'ipc',
  '300': 'ipc',
  '41A': 'crpc',
  '107': 'crpc',
  '125': 'crpc',
  '144': 'crpc',
  '151': 'crpc',
  '154': 'crpc',
  '156': 'crpc',
  '161': 'crpc',
  '164': 'crpc',
  '167': 'crpc',
  '173': 'crpc',
  '200': 'crpc',
  '313': 'crpc',
  '319': 'crpc',
  '437': 'crpc',
  '438': 'crpc',
  '439': 'crpc',
  '482': 'crpc',
  '65B': 'iea',
  '113B': 'iea',
  '13B': 'hma',
  '66A': 'it-act',
  '66C': 'it-act',
  '66D': 'it-act',
  '66E': 'it-act',
  '67': 'it-act',
  '80C': 'income-tax-act',
  '185': 'mv-act',
  '166': 'mv-act',
};

/** Whoever asks where a section went in the new code names its number in the old one. */
const oldCodeOf: Readonly<Record<string, string>> = { bns: 'ipc', bnss: 'crpc', bsa: 'iea' };

const LIKELY = 3;

/** What resolving references reads. */
export interface ReferenceParts {
  readonly knowledge: KnowledgeStore;
  readonly acts: ReadonlyMap<string, CompiledAct>;
  /** Provision ids by how well they answer the question. */
  readonly provisions: ReadonlyMap<string, number>;
  /** Whether the question asks what a section is called in the other code. */
  readonly counterpart: boolean;
  readonly without: Without;
}

/** Finds the provisions that a question names, and what is wrong with those that cannot be found. */
export async function resolveReferences(parts: ReferenceParts, references: readonly Reference[]): Promise<Resolved[]> {
  const resolved: Resolved[] = [];
  for (const reference of references)
    resolved.push(
      ...(reference.act ? await withAct(parts, reference, reference.act) : await withoutAct(parts, reference)),
    );
  return [
    ...new Map(
      resolved.map((entry) => [entry.kind === 'found' ? entry.provision.id : `${entry.kind} ${entry.number}`, entry]),
    ).values(),
  ];
}

async function withAct(
  { acts, knowledge, counterpart }: ReferenceParts,
  reference: Reference,
  slug: string,
): Promise<Resolved[]> {
  const act = acts.get(slug);
  if (!act) return [];
  if (reference.to) {
    const range = await knowledge.range(slug, reference.number, reference.to);
    if (range.length > 0) return range.map((provision) => ({ kind: 'found', provision, sub: '', assumed: false }));
  }
  const own = provisionId(slug, reference.number);
  // The Schedule of the Limitation Act counts articles beside the sections.
  const asArticle =
    reference.unit === 'article' && act.unit === 'section' ? provisionId(slug, `Article ${reference.number}`) : own;
  const before = provisionId(counterpart ? (oldCodeOf[slug] ?? slug) : slug, reference.number);
  const records = await knowledge.records([asArticle, own, before]);
  for (const id of new Set([asArticle, own, before])) {
    const record = records.get(id);
    if (record?.kind === 'provision')
      return [{ kind: 'found', provision: record, sub: reference.sub, assumed: record.act !== slug }];
  }
  const exists = act.numbers.length === 0 || act.numbers.includes(reference.number) || !/^\d/.test(reference.number);
  return [{ kind: exists ? 'not written' : 'missing', act, number: reference.number }];
}

async function withoutAct(
  { knowledge, acts, provisions: scores, without }: ReferenceParts,
  reference: Reference,
): Promise<Resolved[]> {
  const provisions = await knowledge.withNumber(reference.number);
  const score = (provision: CompiledProvision): number => scores.get(provision.id) ?? 0;
  const [meant] = provisions.filter((provision) => score(provision) > 0.25).sort((a, b) => score(b) - score(a));
  const famousIn = without.has('famous') ? undefined : famous[reference.number];
  const usual = provisions.find(({ act }) => act === famousIn);
  const only = provisions.length === 1 ? provisions[0] : undefined;
  const provision = meant ?? usual ?? only;
  if (provision) return [{ kind: 'found', provision, sub: reference.sub, assumed: true }];
  if (provisions.length > 0)
    return [{ kind: 'several', number: reference.number, provisions: inForceFirst(provisions).slice(0, LIKELY) }];
  const code = acts.get(famousIn ?? '');
  return code ? [{ kind: 'not written', act: code, number: reference.number }] : [];
}

const PLAUSIBLE = ['bns', 'bnss', 'constitution', 'ipc', 'crpc'];

function inForceFirst(provisions: readonly CompiledProvision[]): CompiledProvision[] {
  const rank = ({ act }: CompiledProvision): number =>
    PLAUSIBLE.includes(act) ? PLAUSIBLE.indexOf(act) : PLAUSIBLE.length;
  return [...provisions].sort((a, b) => rank(a) - rank(b));
}
