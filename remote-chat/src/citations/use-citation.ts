import { useCallback } from 'react';
import type { CitationDetail, CitationRef } from 'shared-contracts';
import { useHost } from '../host/host-context';
import { useChats } from '../store/store-context';
import { useLoaded, type Loaded } from '../ui/use-loaded';

/** What the knowledge base says about a source, in the language that was chosen for answers. */
export function useCitation({ id }: CitationRef): Loaded<CitationDetail> {
  const { chat } = useHost().services;
  const language = useChats((state) => state.language);
  return useLoaded(useCallback(() => chat.citation({ params: { id }, query: language === 'auto' ? {} : { language } }), [chat, id, language]));
}
