export { checkDraftedAnswer, type DraftedAnswer } from './check/drafted-answer';
export { compileKnowledge } from './compile';
export type * from './compiled';
export { knowledgeDataDir } from './data-dir';
export { KnowledgeError, type Problem } from './problem';
export { baseNumber, provisionId } from './numbers';
export { citedIds, stripCitations } from './citations';
export { languages, type Language } from './schema/common';
export type { Act } from './schema/act';
export type { Case, CaseTranslation } from './schema/case';
export type { Correspondence, CorrespondencePair } from './schema/correspondence';
export type { DirectoryEntry } from './schema/directory';
export type { Guide, GuideText } from './schema/guide';
export { factNames, type FactName, type Facts } from './schema/provision';
export type { Conditions, GuidePart, Religion, Role } from './schema/short-answer';
export type { Term } from './schema/term';
export { buildKnowledge, HASH_FILE, TRIAGE_FILE, TRIAGE_WEIGHTS_FILE, type TriageWords } from './build';
export { loadTriage, type TriageData, type TriageExample } from './triage/load-triage';
export {
  dangerKinds,
  triageLabels,
  wrongKinds,
  type DangerKind,
  type Endangered,
  type SmallTalk,
  type Speech,
  type TriageLabel,
  type WrongKind,
} from './triage/kinds';
export type { Help, LawfulWays } from './triage/schema';
export { conceptReader, type ConceptReader } from './triage/concepts';
export { featuresOf, type TextFeatures } from './triage/features';
export { learnTriage, triageExamples } from './triage/learn';
export { triageClassifierOf, unpackTriage, type TriageClassifier } from './triage/model';
export { soundsOf } from './triage/sounds';
export { bundleOf, takeIn } from './take-in';
