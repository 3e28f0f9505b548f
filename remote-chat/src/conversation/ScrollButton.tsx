import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../messages';
import { IconButton } from '../ui/IconButton';
import { scrollPlaceId } from '../ui/scroll-place-id';
import styles from './ScrollButton.module.css';
import { useScrollPlace } from './use-scroll-place';

interface ScrollButtonProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The place is read again whenever this changes. */
  readonly watched: unknown;
}

/** To the top from the end, to the end from anywhere else. It stands among the input's buttons, since over the text it would hide some. */
export function ScrollButton({ scroller, watched }: ScrollButtonProps) {
  const { isAwayFromTop, isAtBottom } = useScrollPlace(scroller, watched);
  const place = document.getElementById(scrollPlaceId);
  if (!place || (!isAwayFromTop && isAtBottom)) return null;
  const goTo = (top: number) => scroller.current?.scrollTo({ top, behavior: 'smooth' });
  return createPortal(
    <IconButton
      className={styles['button'] ?? ''}
      icon={isAtBottom ? 'toTop' : 'toEnd'}
      label={isAtBottom ? t('Scroll to top') : t('Scroll to bottom')}
      onClick={() => goTo(isAtBottom ? 0 : (scroller.current?.scrollHeight ?? 0))}
    />,
    place,
  );
}
