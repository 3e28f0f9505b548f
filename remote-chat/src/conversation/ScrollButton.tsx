import type { RefObject } from 'react';
import { IconButton } from '../ui/IconButton';
import styles from './ScrollButton.module.css';
import { useScrollPlace } from './use-scroll-place';

interface ScrollButtonProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The place is read again whenever this changes. */
  readonly watched: unknown;
}

export function ScrollButton({ scroller, watched }: ScrollButtonProps) {
  const { isAwayFromTop, isAtBottom } = useScrollPlace(scroller, watched);
  if (!isAwayFromTop && isAtBottom) return null;
  const goTo = (top: number) => scroller.current?.scrollTo({ top, behavior: 'smooth' });
  return isAtBottom ? (
    <IconButton className={styles['button']} icon="arrowUp" label="Scroll to top" onClick={() => goTo(0)} />
  ) : (
    <IconButton className={styles['button']} icon="arrowDown" label="Scroll to bottom" onClick={() => goTo(scroller.current?.scrollHeight ?? 0)} />
  );
}
