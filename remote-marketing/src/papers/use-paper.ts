import { useEffect, useMemo, useState } from 'react';
import { fillPaper, forgetValues, type Paper, type PaperLanguage, type PaperValues, valuesLeft } from 'papers';

/** A paper that is being written: its blanks, and the text, which may be edited freely once the blanks are filled in. */
/** @param onBegin is told of the first blank that is filled in */
export function usePaper(paper: Paper, language: PaperLanguage, onBegin: () => void) {
  // The chat leaves what it was told; a page that is prerendered begins empty.
  const [start] = useState<PaperValues>(() =>
    typeof window === 'undefined' ? {} : valuesLeft(window.sessionStorage, paper.id),
  );
  const [values, setValues] = useState(start);
  useEffect(() => forgetValues(window.sessionStorage, paper.id), [paper.id]);
  const [edited, setEdited] = useState<string | null>(null);
  const filled = useMemo(() => fillPaper(paper, values, language), [paper, values, language]);
  const text = edited ?? filled.paragraphs.join('\n\n');
  return {
    values,
    /** A blank that is filled in writes the paper anew, unless it was edited by hand. */
    change: (id: string, value: string) => {
      if (values === start) onBegin();
      setValues((now) => ({ ...now, [id]: value }));
    },
    title: filled.title,
    text,
    missing: edited === null ? filled.missing : [],
    isEdited: edited !== null,
    edit: setEdited,
    writeAnew: () => setEdited(null),
  };
}
