import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Chat } from '../store/chat';

const topGap = 16;

/**
 * Brings what is new into view: the end when a chat is opened, and smoothly each new question with the answer under it, up to the point
 * where the question stands at the top. A person who scrolls meanwhile is left alone.
 */
export function useFollowing(scroller: RefObject<HTMLDivElement | null>, chat: Chat): void {
  const isFollowing = useRef(false);
  const last = chat.messages.at(-1);
  const lastAsked = chat.messages.findLast(({ role }) => role === 'user')?.id;
  const opened = useRef<string | null>(null);
  const asked = useRef(lastAsked);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || opened.current === chat.id || chat.messages.length === 0) return undefined;
    opened.current = chat.id;
    asked.current = lastAsked;
    return last?.loading ? follow(box, isFollowing) : keepAtEnd(box);
  }, [scroller, chat.id, chat.messages.length, last?.loading, lastAsked]);

  useEffect(() => {
    const box = scroller.current;
    if (!box || opened.current !== chat.id) return;
    if (asked.current !== lastAsked) isFollowing.current = true;
    asked.current = lastAsked;
    if (isFollowing.current) scrollToNew(box);
    if (!last?.loading) isFollowing.current = false;
  }, [scroller, chat.id, lastAsked, last?.content, last?.loading, chat.failure]);

  useEffect(() => {
    const box = scroller.current;
    const leave = () => {
      isFollowing.current = false;
    };
    const gestures = ['wheel', 'touchmove', 'keydown'] as const;
    gestures.forEach((gesture) => box?.addEventListener(gesture, leave, { passive: true }));
    return () => gestures.forEach((gesture) => box?.removeEventListener(gesture, leave));
  }, [scroller]);
}

function follow(box: HTMLElement, isFollowing: RefObject<boolean>): undefined {
  isFollowing.current = true;
  scrollToNew(box);
}

function scrollToNew(box: HTMLElement): void {
  const articles = box.querySelectorAll<HTMLElement>('[data-role="user"]');
  const question = articles[articles.length - 1];
  const end = box.scrollHeight - box.clientHeight;
  const questionAtTop = question ? question.offsetTop - topGap : end;
  box.scrollTo({ top: Math.min(end, questionAtTop), behavior: 'smooth' });
}

/** Formatting changes heights for a moment after opening; the end stays in view until the person moves or it has settled. */
function keepAtEnd(box: HTMLElement): () => void {
  const toEnd = () => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' });
  toEnd();
  const observer = new ResizeObserver(toEnd);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, 700);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  box.addEventListener('wheel', stop, { once: true, passive: true });
  box.addEventListener('touchmove', stop, { once: true, passive: true });
  return stop;
}
