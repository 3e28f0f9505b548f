import type { RemoteFailure } from 'shared-contracts/remotes/load-result';

export interface FailureWords {
  readonly title: string;
  readonly sentence: string;
  /** What really helps: asking again, or loading the whole page anew. */
  readonly wayOut: 'retry' | 'reload';
}

/** What a person is told about a part of the product that could not be shown. */
export function wordsFor(failure: RemoteFailure): FailureWords {
  switch (failure.state) {
    case 'http':
      return failure.status === 404
        ? { title: 'This part is not here right now', sentence: 'It may be in the middle of an update. Please try again in a minute.', wayOut: 'retry' }
        : { title: 'This part is having trouble', sentence: `The server answered with an error (${failure.status}). Please try again in a minute.`, wayOut: 'retry' };
    case 'network':
      return { title: 'No connection', sentence: 'This part could not be reached. Check your internet connection, then try again.', wayOut: 'retry' };
    case 'timeout':
      return {
        title: 'This is taking too long',
        sentence: `Nothing arrived within ${Math.round(failure.afterMs / 1000)} seconds. Your connection may be slow; trying again often helps.`,
        wayOut: 'retry',
      };
    case 'evaluation':
      return { title: 'This part stopped working', sentence: 'It arrived but could not run. The rest of the site goes on working.', wayOut: 'retry' };
    case 'incompatible':
      return { title: 'A newer version is ready', sentence: 'This part and the page you have open are of different versions. Reload the page to get both anew.', wayOut: 'reload' };
    case 'missing-export':
      return { title: 'This part is incomplete', sentence: 'It was published without the page that belongs here. We need to mend it; please look in again later.', wayOut: 'retry' };
  }
}
