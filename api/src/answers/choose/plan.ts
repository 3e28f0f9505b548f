import type { CompiledProvision, CompiledRecord, CompiledShortAnswer, SmallTalk, WrongKind } from 'knowledge';
import type { Paper, PaperValues } from 'papers';
import type { WarningKind } from '../attached/clause-warnings';
import type { FileWish } from '../attached/file-question';
import type { AttachedFile, AttachmentHit } from '../find/attachments';
import type { DocumentHit } from '../find/documents';
import type { Resolved } from '../find/references';
import type { Danger } from '../triage/triage';

/** An answer about one record. */
export interface RecordPlan {
  readonly kind: 'record';
  readonly record: CompiledRecord;
  /** The short answer that opens it. */
  readonly short?: CompiledShortAnswer;
  /** Provisions that come near the question beside it. */
  readonly close: readonly CompiledProvision[];
  /** Passages of documents that say as much. */
  readonly quoted: readonly DocumentHit[];
  /** Ids of what the conversation was about, kept within reach of the next question. */
  readonly kept: readonly string[];
}

/** A part for each matter of a story, the most urgent first. */
export interface MattersPlan {
  readonly kind: 'matters';
  readonly parts: readonly RecordPlan[];
}

/** A paper to sign, with what is known of its blanks. */
export interface PaperPlan {
  readonly kind: 'paper';
  readonly paper: Paper;
  readonly values: PaperValues;
}

/** What will be answered; writing decides nothing any more. */
export type Plan =
  | RecordPlan
  | PaperPlan
  | MattersPlan
  | { readonly kind: 'help'; readonly danger: Danger; readonly law: RecordPlan | MattersPlan | undefined }
  | { readonly kind: 'possible danger'; readonly danger: Danger; readonly then: Plan; readonly helpFirst: boolean }
  | { readonly kind: 'lawful way'; readonly wrong: WrongKind }
  | { readonly kind: 'small talk'; readonly talk: SmallTalk }
  | { readonly kind: 'declined'; readonly why: 'foreign law' | 'not legal' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'question back'; readonly choices: readonly CompiledRecord[] }
  | { readonly kind: 'unknown act'; readonly name: string }
  | { readonly kind: 'local act'; readonly name: string; readonly then: Plan | undefined }
  | { readonly kind: 'unknown case'; readonly name: string }
  | {
      readonly kind: 'comparison';
      readonly sides: readonly CompiledRecord[];
      readonly short?: CompiledShortAnswer;
      /** What the question as a whole leads to, where the choice belongs to a situation. */
      readonly then?: RecordPlan;
    }
  | { readonly kind: 'references'; readonly resolved: readonly Resolved[]; readonly then: Plan | undefined }
  | {
      readonly kind: 'attachments';
      readonly hits: readonly AttachmentHit[];
      /** What they are about, where the law on it is told in a sentence. */
      readonly topic: WarningKind | undefined;
      /** What the law says of the same thing. */
      readonly law: RecordPlan | undefined;
    }
  | { readonly kind: 'own paper'; readonly files: readonly AttachedFile[]; readonly wish: FileWish }
  | { readonly kind: 'documents'; readonly hits: readonly DocumentHit[] };

/** A plan for one record and nothing beside it. */
export const onlyRecord = (record: CompiledRecord, kept: readonly string[] = []): RecordPlan => ({
  kind: 'record',
  record,
  close: [],
  quoted: [],
  kept,
});
