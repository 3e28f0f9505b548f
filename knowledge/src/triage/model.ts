import { dangerKinds, endangered, messageKinds, wrongKinds } from './kinds';
import type { DangerKind, Endangered, MessageKind, TriageLabel, WrongKind } from './kinds';
import type { TextFeatures } from './features';
import { classifierOf, type LinearModel } from './linear-model';
import { packModel, unpackModel } from './pack';
import { trainLinear, type Labelled } from './train';

type DangerLabel = `${DangerKind} ${Endangered}`;

/**
 * What triage learned. What a message is at all is learned from all examples, since dangers of every kind sound alike where wrongs and ordinary
 * questions do not; which danger, and which wrong, from their own examples alone.
 */
export interface TriageModel {
  readonly message: LinearModel<MessageKind>;
  readonly danger: LinearModel<DangerLabel>;
  readonly wrong: LinearModel<WrongKind>;
}

/** A kind of danger with how likely it is, from 0 to 1. */
export interface LikelyKind {
  readonly kind: DangerKind;
  readonly share: number;
}

/** Tells by what was learned what a message is. */
export interface TriageClassifier {
  /** How likely each is; together they make 1. */
  message(features: TextFeatures): Readonly<Record<MessageKind, number>>;
  /** The danger of a message that tells of one: whose, the likeliest kind first, and how likely each is. */
  danger(features: TextFeatures): { readonly whose: Endangered; readonly kinds: readonly LikelyKind[] };
  /** The likeliest wrong of a message that asks for help with one. */
  wrong(features: TextFeatures): WrongKind;
}

/** What a label is an example of. */
export function messageKindOf(label: TriageLabel): MessageKind {
  if (label === 'ordinary' || label === 'goes on') return label;
  return label.startsWith('wrong ') ? 'wrong' : 'danger';
}

/** Learns from examples; the same examples in the same order give the same model. */
export function trainTriage(examples: readonly Labelled<TriageLabel>[]): TriageModel {
  const messages = examples.map(({ label, features }) => ({ label: messageKindOf(label), features }));
  const dangers = examples.filter(({ label }) => messageKindOf(label) === 'danger') as Labelled<DangerLabel>[];
  const wrongs = examples.flatMap(({ label, features }) =>
    messageKindOf(label) === 'wrong' ? [{ label: label.slice('wrong '.length) as WrongKind, features }] : [],
  );
  return {
    message: trainLinear(messages, messageKinds),
    danger: trainLinear(dangers, dangerKinds.flatMap(labelsOf)),
    wrong: trainLinear(wrongs, wrongKinds),
  };
}

const labelsOf = (kind: DangerKind): DangerLabel[] => endangered.map((whose): DangerLabel => `${kind} ${whose}`);

export function triageClassifierOf(model: TriageModel): TriageClassifier {
  const message = classifierOf(model.message);
  const danger = classifierOf(model.danger);
  const wrong = classifierOf(model.wrong);
  return {
    message: (features) => message.of(features),
    danger(features) {
      const likely = danger.of(features);
      const kinds = dangerKinds
        .map((kind) => ({ kind, share: labelsOf(kind).reduce((sum, label) => sum + likely[label], 0) }))
        .sort((a, b) => b.share - a.share);
      const kind = kinds[0]?.kind ?? dangerKinds[0];
      return { whose: likeliest(endangered, (whose) => likely[`${kind} ${whose}`]), kinds };
    },
    wrong(features) {
      const likely = wrong.of(features);
      return likeliest(wrongKinds, (kind) => likely[kind]);
    },
  };
}

function likeliest<T>(all: readonly T[], shareOf: (one: T) => number): T {
  return all.reduce((best, next) => (shareOf(next) > shareOf(best) ? next : best));
}

const PARTS = ['message', 'danger', 'wrong'] as const;
const WORD = 4;

/** A model as bytes: how long each part is, then the parts. */
export function packTriage(model: TriageModel): Buffer {
  const parts = PARTS.map((part) => packModel(model[part]));
  return Buffer.concat([Buffer.from(Uint32Array.from(parts, ({ length }) => length).buffer), ...parts]);
}

/** @throws SyntaxError | RangeError when the bytes are no packed model */
export function unpackTriage(bytes: Buffer): TriageModel {
  let from = PARTS.length * WORD;
  const [message, danger, wrong] = PARTS.map((_part, at) => {
    const part = bytes.subarray(from, from + bytes.readUInt32LE(at * WORD));
    from += part.length;
    return part;
  }) as [Buffer, Buffer, Buffer];
  return { message: unpackModel(message), danger: unpackModel(danger), wrong: unpackModel(wrong) };
}
