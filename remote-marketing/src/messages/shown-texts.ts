import { brand } from 'shared-contracts/brand';
import { builtInPlans } from 'shared-contracts/calls/plans/built-in-plans';
import { livePlans } from 'shared-contracts/calls/plans/live-plans';
import { questionGroups } from '../faq/questions';
import { categories } from '../help/articles';
import { privacy } from '../policies/privacy';
import { refund } from '../policies/refund';
import { terms } from '../policies/terms';
import { planQuestions } from '../pricing/plan-questions';
import { pageMeta } from '../seo/page-meta';
import type { Block } from '../text/block';
import { textsOf } from '../text/plain-text';

/** The texts of the pages that stand in data, and are translated where they are shown. */
export function textsInData(): readonly string[] {
  return [
    brand.tagline,
    brand.location,
    brand.supportHours,
    ...Object.values(pageMeta).flatMap(({ name, description }) => [name, description]),
    ...[...builtInPlans, ...livePlans].flatMap(({ name, description, features, monthly }) => [
      name,
      description,
      monthly.period,
      ...features,
    ]),
    ...questionGroups.map(({ title }) => title),
    ...[...questionGroups.flatMap(({ questions }) => questions), ...planQuestions].flatMap(({ question, answer }) => [
      question,
      ...answer.flatMap(textsOf),
    ]),
    ...categories.flatMap(({ title, about }) => [title, about]),
    ...categories
      .flatMap(({ articles }) => articles)
      .flatMap(({ title, summary, blocks }) => [
        title,
        summary,
        ...blocks.flatMap(textsOf),
        ...blocks.flatMap(headsOf),
      ]),
    ...[terms, privacy, refund].flatMap(({ title, inShort, sections }) => [
      title,
      ...inShort,
      ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf), ...blocks.flatMap(headsOf)]),
    ]),
  ].filter((text) => text !== '');
}

const headsOf = (block: Block): readonly string[] => (typeof block === 'object' && 'head' in block ? block.head : []);
