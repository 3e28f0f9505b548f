import { useEffect, useState } from 'react';
import type { SearchHit } from 'shared-contracts';
import { useCall } from '../../data/calls';
import { screenHits } from './screen-hits';

const pauseMs = 200;

/** Screens at once, and what the server finds a moment after the last key. */
export function useSearchHits(text: string): { readonly hits: readonly SearchHit[]; readonly settled: boolean } {
  const wanted = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const found = useCall('search', { query: { q: asked } }, { enabled: asked !== '' });
  const isCurrent = asked === wanted && !found.isPlaceholderData;
  const served = wanted === '' || !isCurrent ? [] : (found.data?.hits.filter(({ kind }) => kind !== 'screen') ?? []);
  return { hits: [...screenHits(wanted), ...served], settled: isCurrent && !found.isFetching };
}
