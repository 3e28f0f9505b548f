import { createContext, useContext, useEffect, useId } from 'react';

export interface UnsavedChanges {
  /** Notes whether the form with this id holds changes that are not saved. */
  note(form: string, dirty: boolean): void;
}

export const UnsavedChangesContext = createContext<UnsavedChanges>({ note: () => undefined });

/** Warns before the page is left while `dirty`. */
export function useUnsavedChanges(dirty: boolean): void {
  const { note } = useContext(UnsavedChangesContext);
  const form = useId();
  useEffect(() => {
    note(form, dirty);
    return () => note(form, false);
  }, [note, form, dirty]);
}
