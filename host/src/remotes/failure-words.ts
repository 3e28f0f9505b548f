import type { RemoteFailure } from 'shared-contracts/remotes/load-result';
import { t } from '../messages';

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
        ? {
            title: t('This part is not here right now'),
            sentence: t('It may be in the middle of an update. Please try again in a minute.'),
            wayOut: 'retry',
          }
        : {
            title: t('This part is having trouble'),
            sentence: t('The server answered with an error ({status}). Please try again in a minute.', {
              status: failure.status,
            }),
            wayOut: 'retry',
          };
    case 'network':
      return {
        title: t('No connection'),
        sentence: t('This part could not be reached. Check your internet connection, then try again.'),
        wayOut: 'retry',
      };
    case 'timeout':
      return {
        title: t('This is taking too long'),
        sentence: t(
          'Nothing arrived within {seconds} seconds. Your connection may be slow; trying again often helps.',
          { seconds: Math.round(failure.afterMs / 1000) },
        ),
        wayOut: 'retry',
      };
    case 'evaluation':
      return {
        title: t('This part stopped working'),
        sentence: t('It arrived but could not run. The rest of the site goes on working.'),
        wayOut: 'retry',
      };
    case 'incompatible':
      if (isOlder(failure.remote, failure.host))
        return {
          title: t('This part is being renewed'),
          sentence: t('It was made for an earlier version of this site. Please try again in a few minutes.'),
          wayOut: 'retry',
        };
      return {
        title: t('A newer version is ready'),
        sentence: t(
          'This part and the page you have open are of different versions. Reload the page to get both anew.',
        ),
        wayOut: 'reload',
      };
    case 'tampered':
      return {
        title: t('This part was changed on its way'),
        sentence: t(
          'What arrived is not what we published, so it was not run. Please try again, on another network if you can.',
        ),
        wayOut: 'retry',
      };
    case 'missing-export':
      return {
        title: t('This part is incomplete'),
        sentence: t(
          'It was published without the page that belongs here. We need to mend it; please look in again later.',
        ),
        wayOut: 'retry',
      };
  }
}

/** Compares the first version in each text, such as `1.0` or `react ^18.3.0`; what names no version is not older. */
function isOlder(text: string, than: string): boolean {
  const [major, minor] = versionIn(text);
  const [otherMajor, otherMinor] = versionIn(than);
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

function versionIn(text: string): readonly [number, number] {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(text) ?? [];
  return [Number(major), Number(minor)];
}
