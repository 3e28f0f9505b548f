import { useEffect, useRef } from 'react';
import type { CitationDetail } from 'shared-contracts';
import styles from './CitationDetails.module.css';
import wordStyles from './OfficialWords.module.css';

interface OfficialWordsProps {
  readonly official: NonNullable<CitationDetail['official']>;
  /** What they are the words of. */
  readonly title: string;
}

/** The words of a source itself, the passage that the answer cites marked. Those of the law are English, whatever the answer's language. */
export function OfficialWords({ official, title }: OfficialWordsProps) {
  const cited = useRef<HTMLElement>(null);
  useEffect(() => cited.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section>
      <h3 className={styles['part']}>{title}</h3>
      <blockquote className={wordStyles['words']} lang="en">
        {official.passages.map(({ text, isCited }, index) => (
          <p key={index}>{isCited ? <mark ref={cited}>{text}</mark> : text}</p>
        ))}
      </blockquote>
    </section>
  );
}
