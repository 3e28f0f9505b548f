import MiniSearch from 'minisearch';
import { messages, t } from '../messages';
import { textsOf, withoutMarks } from '../text/plain-text';
import { categories, type ArticlePlace } from './articles';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly text: string;
}

/** Words that stand in nearly every question and tell nothing. */
const fillers = new Set([
  'a',
  'an',
  'and',
  'can',
  'do',
  'does',
  'for',
  'how',
  'i',
  'in',
  'is',
  'it',
  'my',
  'of',
  'on',
  'the',
  'to',
  'what',
  'with',
]);

const places = new Map<string, ArticlePlace>(
  categories.flatMap((category) => category.articles.map((article) => [article.id, { article, category }] as const)),
);

const indexes = new Map<string, MiniSearch<Entry>>();

/** The index of the articles in the language shown, made when it is first asked. */
function indexShown(): MiniSearch<Entry> {
  const language = messages.shown();
  const index = indexes.get(language) ?? makeIndex();
  indexes.set(language, index);
  return index;
}

function makeIndex(): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'summary', 'category', 'text'],
    processTerm: (term) => (fillers.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { title: 4, summary: 2 },
      prefix: (term) => term.length > 2,
      // Short words allow no mistake, longer ones one or two.
      fuzzy: (term) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false),
    },
  });
  index.addAll(
    [...places.values()].map(({ article, category }) => ({
      id: article.id,
      title: t(article.title),
      summary: withoutMarks(t(article.summary)),
      category: t(category.title),
      text: article.blocks
        .flatMap(textsOf)
        .map((text) => withoutMarks(t(text)))
        .join(' '),
    })),
  );
  return index;
}

/** The articles that speak of the words, best first; one misspelt letter or two are forgiven. All words are looked for, then any. */
export function searchHelp(query: string): readonly ArticlePlace[] {
  const index = indexShown();
  const all = index.search(query, { combineWith: 'AND' });
  const found = all.length > 0 ? all : index.search(query);
  return found.flatMap(({ id }) => places.get(String(id)) ?? []);
}
