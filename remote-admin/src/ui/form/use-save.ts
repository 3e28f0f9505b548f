import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { sentenceOf } from '../../data/sentence-of';
import { useToast } from '../toast/use-toast';
import { showServerErrors } from './server-errors';

/** Runs a save; a refusal lands at its fields, anything else is said in a toast. */
export function useSave<T extends FieldValues>(
  setError: UseFormSetError<T>,
): (save: () => Promise<void>) => Promise<void> {
  const toast = useToast();
  return async (save) => {
    try {
      await save();
    } catch (error) {
      if (!showServerErrors(error, setError)) toast.error(sentenceOf(error));
    }
  };
}
