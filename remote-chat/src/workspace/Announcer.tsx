import { useEffect, useState } from 'react';
import { brand } from 'shared-contracts/brand';
import { useChats } from '../store/store-context';

interface NotifyingDocument {
  ariaNotify?(text: string): void;
}

/**
 * Tells those who listen of each finished answer once; the conversation itself is silent while it is written.
 * Where the browser can speak a text that is not on the page, it speaks the answer; elsewhere it says that there is one.
 */
export function Announcer() {
  const announcement = useChats((state) => state.announcement);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (announcement === '') return undefined;
    const page = document as NotifyingDocument;
    if (page.ariaNotify) {
      void import('../markdown/plain-text').then(({ plainText }) =>
        page.ariaNotify?.(`${brand.name}: ${plainText(announcement)}`),
      );
      return undefined;
    }
    const timer = setTimeout(
      () => setSaid((before) => (before.endsWith('.') ? `${brand.name} has answered` : `${brand.name} has answered.`)),
      100,
    );
    return () => clearTimeout(timer);
  }, [announcement]);
  return (
    <div className="visually-hidden" aria-live="polite" data-announcer>
      {said}
    </div>
  );
}
