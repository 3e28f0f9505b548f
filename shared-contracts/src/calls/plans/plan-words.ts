import type { Language } from '../chat/types';
import type { PlanWords, PublicPlan } from './types';

/**
 * What a plan is called and gives, in the reader's language: as an administrator wrote it there, else its English words as the product
 * knows them.
 * @param t the words of the product in that language; words that it does not know stay English
 */
export function planWordsIn(plan: PublicPlan, language: Language, t: (english: string) => string): PlanWords {
  const own = language === 'en' ? undefined : plan.translations?.[language];
  return {
    name: own?.name || t(plan.name),
    description: own?.description || t(plan.description),
    features: own && own.features.length > 0 ? own.features : plan.features.map((feature) => t(feature)),
  };
}
