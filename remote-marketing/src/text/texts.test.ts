import { paths } from 'shared-contracts/paths';
import { questionGroups } from '../faq/questions';
import { categories, findArticle } from '../help/articles';
import { privacy } from '../policies/privacy';
import { refund } from '../policies/refund';
import { terms } from '../policies/terms';
import { planQuestions } from '../pricing/plan-questions';
import type { Block } from './block';
import { parseInline } from './inline';

const articles = categories.flatMap((category) => category.articles);
const questions = questionGroups.flatMap((group) => group.questions);
const policies = [
  { policy: terms, path: paths.terms.href() },
  { policy: privacy, path: paths.privacy.href() },
  { policy: refund, path: paths.refund.href() },
];
const anchors = new Set([
  ...policies.flatMap(({ policy, path }) => policy.sections.map(({ id }) => `${path}#${id}`)),
  ...questions.map(({ id }) => `${paths.faq.href()}#${id}`),
]);

function links(blocks: readonly Block[]): string[] {
  const texts = blocks.flatMap((block) =>
    typeof block === 'string'
      ? [block]
      : 'list' in block
        ? block.list
        : 'steps' in block
          ? block.steps
          : 'note' in block
            ? [block.note]
            : block.rows.flat(),
  );
  return texts.flatMap(parseInline).flatMap((part) => (part.kind === 'link' ? [part.href] : []));
}

describe('every text of the public site', () => {
  const texts = [
    ...articles.map(({ id, blocks }) => ({ name: `article ${id}`, blocks })),
    ...[...questions, ...planQuestions].map(({ id, answer }) => ({ name: `question ${id}`, blocks: answer })),
    ...policies.flatMap(({ policy }) =>
      policy.sections.map(({ id, blocks }) => ({ name: `${policy.title}, ${id}`, blocks })),
    ),
  ];

  it.each(texts)('$name links only to articles and sections that exist', ({ blocks }) => {
    for (const href of links(blocks)) {
      if (href.startsWith('/help/')) expect(findArticle(href.slice('/help/'.length))).toBeDefined();
      if (href.startsWith('/') && href.includes('#')) expect(anchors).toContain(href);
    }
  });
});

describe('how much there is to read', () => {
  it('six help categories with at least 24 articles, each with an id of its own', () => {
    expect(categories).toHaveLength(6);
    expect(articles.length).toBeGreaterThanOrEqual(24);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  });

  it('at least 20 questions, each with an id of its own', () => {
    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(new Set([...questions, ...questionGroups].map(({ id }) => id)).size).toBe(
      questions.length + questionGroups.length,
    );
  });
});
