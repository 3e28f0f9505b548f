import type { ReactNode } from 'react';
import { t } from '../../messages';
import type { Loaded } from '../../ui/use-loaded';
import { FormAlert } from '../fields/FormAlert';

interface LoadedPartProps<T> {
  readonly loaded: Loaded<T>;
  readonly waiting: string;
  readonly children: (value: T) => ReactNode;
}

/** The part of a dialog that depends on a call: a sentence while it waits, another with a way on when it fails. */
export function LoadedPart<T>({ loaded, waiting, children }: LoadedPartProps<T>) {
  if (loaded.state === 'loading') return <p role="status">{waiting}</p>;
  if (loaded.state === 'ready') return children(loaded.value);
  return (
    <>
      <FormAlert text={loaded.message} />
      <button type="button" className="button" onClick={loaded.reload}>
        {t('Try again')}
      </button>
    </>
  );
}
