import { useEffect, useState } from 'react';

const copiedForMs = 2000;

/** Copies text, and says for two seconds that it did. A clipboard that refuses is logged only. */
export function useCopied(): readonly [boolean, (text: string) => Promise<void>] {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), copiedForMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((count) => count + 1);
    } catch (error) {
      console.error('The text could not be copied.', error);
    }
  };
  return [copied > 0, copy];
}
