import { useEffect, useState } from 'react';
import { useSearchParams } from 'shared-contracts/router';
import type { ArticlePlace } from './articles';

type Search = (query: string) => readonly ArticlePlace[];

/** The help center's search; its words stand in the address, its index is loaded with the first of them. */
export function useHelpSearch() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState<Search | null>(null);
  const query = params.get('q') ?? '';
  const words = query.trim();

  useEffect(() => {
    if (words === '' || search) return;
    let left = false;
    void import('./search-index').then(({ searchHelp }) => {
      if (!left) setSearch(() => searchHelp);
    });
    return () => {
      left = true;
    };
  }, [words, search]);

  const setQuery = (next: string) =>
    setParams(next === '' ? {} : { q: next }, { replace: true, preventScrollReset: true });
  return { query, setQuery, results: words !== '' && search ? search(words) : null };
}
