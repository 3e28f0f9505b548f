/** What a person may be in danger of, as far as the first words of an answer differ. */
export const dangerKinds = [
  'suicide',
  'poison',
  'medical',
  // At home, in the family or between partners.
  'violence',
  // By strangers, crowds, drivers, wardens: anyone else.
  'attack',
  'sexual',
  'child',
  'intent',
  // Somebody is hurt by the hand of the one who writes.
  'harmed',
  'stalking',
  'trafficking',
  'elder',
  'money',
  'sextortion',
] as const;
export type DangerKind = (typeof dangerKinds)[number];

/** Who is in danger: the one who writes, or somebody else. */
export const endangered = ['asker', 'other'] as const;
export type Endangered = (typeof endangered)[number];

/** A wrong that somebody may want help with; each has a lawful way of its own. */
export const wrongKinds = [
  'bribe',
  'forge',
  'false case',
  'hide assets',
  'track',
  'threaten',
  'evidence',
  'evict',
  'hurt',
  'blackmail',
  'hack',
  'contraband',
  'cheat',
  'escape',
  'other',
] as const;
export type WrongKind = (typeof wrongKinds)[number];

/** What a text can be of which examples are kept: `suicide asker`, `wrong bribe`, or one of the last two. */
export const triageLabels = [
  ...dangerKinds.flatMap((kind) => endangered.map((whose) => `${kind} ${whose}` as const)),
  ...wrongKinds.map((kind) => `wrong ${kind}` as const),
  'ordinary',
  'goes on',
] as const;
export type TriageLabel = (typeof triageLabels)[number];

/** What a message is at all. */
export const messageKinds = ['danger', 'wrong', 'ordinary', 'goes on'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The languages of a person in danger: our four, three of them in Latin letters too. */
export const speeches = ['en', 'ta', 'hi', 'kn', 'ta-latin', 'hi-latin', 'kn-latin'] as const;
export type Speech = (typeof speeches)[number];

/** What people say to a product that is no question. */
export const smallTalkKinds = ['greeting', 'thanks', 'bye', 'about us'] as const;
export type SmallTalk = (typeof smallTalkKinds)[number];
