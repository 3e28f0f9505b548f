import type { QuestionAllowance } from '../../chats/question-allowance';
import type { Platform } from '../../platform/platform';
import { entitlementsOf } from './limits';
import { noteTokens, questionUsage, returnQuestion, takeQuestion, takeUpload } from './usage';

/** A token of a language model is about four characters. */
const charactersPerToken = 4;

/** The limits and rights of the plan that a principal has now, as the chats ask for them. */
export function createPlanAllowance({ database: { db }, now }: Platform): QuestionAllowance {
  return {
    async takeQuestion(principal) {
      const at = now();
      const { usage, rights } = await takeQuestion(db, principal, at);
      return {
        usage,
        entitlements: rights,
        noteLength: (characters) => noteTokens(db, principal, Math.ceil(characters / charactersPerToken), at),
        giveBack: () => returnQuestion(db, principal, at),
      };
    },
    takeFile: (principal) => takeUpload(db, principal, now()),
    usage: (principal) => questionUsage(db, principal, now()),
    entitlements: (principal) => entitlementsOf(db, principal, now()),
  };
}
