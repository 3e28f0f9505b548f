import { Closing } from '../layout/Closing';
import { PageIntro } from '../layout/PageIntro';
import { PageHead } from '../seo/PageHead';
import { pageMeta } from '../seo/page-meta';
import { CategoryList } from './CategoryList';
import { HelpSearch } from './HelpSearch';
import { SearchResults } from './SearchResults';
import { useHelpSearch } from './use-help-search';

export function HelpPage() {
  const { query, setQuery, results } = useHelpSearch();
  return (
    <>
      <PageHead meta={pageMeta.help} />
      <PageIntro
        title="Help center"
        drawing={[3, 5, 5, 3]}
        lead="How to ask, read, keep, pay and leave. Six chapters of short articles."
      >
        <HelpSearch query={query} onChange={setQuery} />
      </PageIntro>
      {results ? <SearchResults query={query} results={results} /> : <CategoryList />}
      <Closing
        title="A question about the law?"
        text="These articles are about using the product. For the law itself, ask in the chat."
        action="Start Chatting Now"
      />
    </>
  );
}
