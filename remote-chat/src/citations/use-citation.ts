import { useCallback } from 'react';
import type { CitationDetail, CitationRef } from 'shared-contracts';
import { useChats } from '../store/store-context';
import { useLoaded, type Loaded } from '../ui/use-loaded';
import { usePanel } from './panel-context';

/** What the knowledge base says about a source, in the language that was chosen for answers. */
export function useCitation({ id }: Pick<CitationRef, 'id'>): Loaded<CitationDetail> {
  const read = usePanel((panel) => panel.read);
  const language = useChats((state) => state.language);
  return useLoaded(
    useCallback(() => read({ params: { id }, query: language === 'auto' ? {} : { language } }), [read, id, language]),
  );
}
