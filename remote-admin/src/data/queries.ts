import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ServiceError } from 'shared-contracts/services/service-error';

/**
 * The cache of everything that the screens have loaded.
 * @param onSignedOut called when the server no longer knows the session
 */
export function createQueries(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ServiceError && (error.status === 401 || error.status === 403)) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** A failure that may be over a moment later. */
const isPassing = (error: unknown) => error instanceof ServiceError && [0, 502, 503, 504].includes(error.status);
