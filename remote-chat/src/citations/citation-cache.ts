import type { ChatService, CitationDetail } from 'shared-contracts';

type Read = Parameters<ChatService['citation']>[0];

/** What was read of sources while the page lives; one that could not be read is asked for again. */
export function createCitationCache(service: ChatService) {
  const held = new Map<string, Promise<CitationDetail>>();
  return (input: Read): Promise<CitationDetail> => {
    const key = JSON.stringify(input);
    const known = held.get(key) ?? service.citation(input);
    held.set(key, known);
    known.catch(() => held.delete(key));
    return known;
  };
}
