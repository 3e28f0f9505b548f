import type { CompiledProvision } from 'knowledge';
import { ownPaperAnswer } from '../attached/paper-answer';
import type { Plan, RecordPlan } from '../choose/plan';
import { actAnswer } from './act-answer';
import { caseAnswer } from './case-answer';
import { comparisonAnswer } from './comparison-answer';
import { attachmentAnswer, documentAnswer, documentBlocks } from './document-answer';
import type { Composition, Draft } from './draft';
import { guideAnswer } from './guide-answer';
import { mattersAnswer } from './matters-answer';
import { paperAnswer } from './paper-answer';
import { provisionAnswer, repealedAnswer } from './provision-answer';
import { questionBack } from './question-back';
import { referenceAnswer } from './reference-answer';
import { declined, lawfulWayDraft, localAct, smallTalk, unknown, unknownAct, unknownCase } from './refusals';
import { speechOf } from './speech';
import { besideHelpDraft, helpDraft } from './safety';
import { termAnswer } from './term-answer';

/** So many subjects are kept for the next question. */
const KEPT = 8;

/** Writes what was chosen, without a language model. */
export function write(composition: Composition, plan: Plan): Draft {
  const draft = draftOf(composition, plan);
  return draft.blocks.length > 0 ? draft : unknown(composition);
}

function draftOf(composition: Composition, plan: Plan): Draft {
  switch (plan.kind) {
    case 'record':
      return recordDraft(composition, plan);
    case 'matters':
      return mattersAnswer(composition, plan, (part) => recordDraft(composition, part));
    case 'paper':
      return paperAnswer(composition, plan);
    case 'help':
      return helpDraft(composition, plan.danger, plan.law && draftOf(composition, plan.law));
    case 'possible danger':
      return besideHelpDraft(
        speechOf(composition.understanding),
        plan.danger,
        draftOf(composition, plan.then),
        plan.helpFirst,
      );
    case 'lawful way':
      return lawfulWayDraft(composition, plan.wrong);
    case 'small talk':
      return smallTalk(composition, plan.talk);
    case 'declined':
      return declined(composition, plan.why);
    case 'unknown':
      return unknown(composition);
    case 'question back':
      return questionBack(composition, plan.choices);
    case 'unknown act':
      return unknownAct(composition, plan.name);
    case 'local act':
      return withNotes(localAct(composition, plan.name), plan.then && draftOf(composition, plan.then));
    case 'unknown case':
      return unknownCase(composition, plan.name);
    case 'comparison':
      return comparisonAnswer(composition, plan.sides, plan.short, plan.then && recordDraft(composition, plan.then));
    case 'references':
      return withNotes(referenceAnswer(composition, plan.resolved), plan.then && draftOf(composition, plan.then));
    case 'attachments':
      return attachmentAnswer(composition, plan, plan.law && recordDraft(composition, plan.law));
    case 'own paper':
      return ownPaperAnswer(composition, plan.files, plan.wish);
    case 'documents':
      return documentAnswer(composition, plan.hits);
  }
}

/** What was found, after the notes; the notes alone where nothing was. */
function withNotes(notes: Draft, found: Draft | undefined): Draft {
  return found ? { ...found, blocks: [...notes.blocks, ...found.blocks] } : notes;
}

function recordDraft(composition: Composition, plan: RecordPlan): Draft {
  const draft = aboutRecord(composition, plan);
  return {
    ...draft,
    blocks: [...draft.blocks, ...documentBlocks(composition, plan.quoted)],
    subjects: [...new Set([...draft.subjects, ...plan.kept])].slice(0, KEPT),
  };
}

function aboutRecord(composition: Composition, plan: RecordPlan): Draft {
  const { record } = plan;
  switch (record.kind) {
    case 'guide':
      return guideAnswer(composition, record, plan);
    case 'provision':
      return aboutProvision(composition, record, plan);
    case 'case':
      return caseAnswer(composition, record);
    case 'term':
      return termAnswer(composition, record);
    case 'act':
      return actAnswer(composition, record);
    case 'directory':
      return unknown(composition);
  }
}

function aboutProvision(composition: Composition, provision: CompiledProvision, plan: RecordPlan): Draft {
  return composition.acts.get(provision.act)?.status === 'repealed'
    ? repealedAnswer(composition, provision)
    : provisionAnswer(composition, provision, plan);
}
