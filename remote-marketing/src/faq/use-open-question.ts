import { useEffect, useState } from 'react';
import { useHydrated } from 'shared-ui/dom/use-hydrated';
import { useLocation } from 'shared-contracts/router';
import type { Question } from './question';

interface Choice {
  /** The navigation after which the choice was made: the next one to a question overrules it. */
  readonly after: string;
  readonly id: string | undefined;
}

/** Which question is open. It stands in the address behind `#`, so that it can be sent to someone. */
export function useOpenQuestion(questions: readonly Question[]) {
  const { hash, key } = useLocation();
  // A prerendered page does not know what stands behind `#`; the first picture in the browser is drawn without it too.
  const isHydrated = useHydrated();
  const [choice, setChoice] = useState<Choice | null>(null);
  const asked = isHydrated ? questions.find(({ id }) => `#${id}` === hash)?.id : undefined;

  useEffect(() => {
    if (asked === undefined) return;
    const frame = requestAnimationFrame(() => document.getElementById(asked)?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [asked, key]);

  const choose = (id: string | undefined) => {
    setChoice({ after: key, id });
    // Past the router: opening a question is no navigation, and must not move the page.
    window.history.replaceState(window.history.state, '', id === undefined ? window.location.pathname : `#${id}`);
  };
  return [choice?.after === key ? choice.id : asked, choose] as const;
}
