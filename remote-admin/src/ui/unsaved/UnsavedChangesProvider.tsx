import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'shared-contracts/router';
import { ConfirmDialog } from '../ConfirmDialog';
import { UnsavedChangesContext } from './use-unsaved-changes';

/** Asks before a link of the page or the browser itself leaves a form with unsaved changes. */
export function UnsavedChangesProvider({ children }: { readonly children: ReactNode }) {
  const dirtyForms = useRef(new Set<string>());
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();

  const note = useCallback((form: string, dirty: boolean) => {
    if (dirty) dirtyForms.current.add(form);
    else dirtyForms.current.delete(form);
  }, []);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const href = dirtyForms.current.size > 0 ? internalHref(event) : null;
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(href);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (dirtyForms.current.size > 0) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);

  const leave = () => {
    dirtyForms.current.clear();
    setWanted(null);
    if (wanted !== null) void navigate(wanted);
  };
  const value = useMemo(() => ({ note }), [note]);
  return (
    <UnsavedChangesContext.Provider value={value}>
      {children}
      <ConfirmDialog
        open={wanted !== null}
        title="Unsaved changes"
        question="You have changes that are not saved. Leave this page without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={leave}
        onCancel={() => setWanted(null)}
      />
    </UnsavedChangesContext.Provider>
  );
}

/** Where a plain click on a link of this site leads; null for anything else. */
function internalHref(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : null;
}
