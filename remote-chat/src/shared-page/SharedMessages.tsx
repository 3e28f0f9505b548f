import { lazy, Suspense } from 'react';
import { format } from 'date-fns';
import { brand } from 'shared-contracts/brand';
import type { SharedConversation } from 'shared-contracts';
import { PlainSources } from './PlainSources';
import { SourceLink } from './SourceLink';
import { languageOf } from '../ui/language-of';
import styles from './SharedMessages.module.css';

const Markdown = lazy(() => import('../markdown/Markdown').then((module) => ({ default: module.Markdown })));

export function SharedMessages({ shared }: { readonly shared: SharedConversation }) {
  return (
    <>
      <h1>{shared.title}</h1>
      <p className={styles['about']}>
        A chat with {brand.name}, shared on {format(new Date(shared.sharedAt), 'd MMMM yyyy')}. It is general information, not a lawyer’s advice.
      </p>
      <div className={styles['messages']}>
        {shared.messages.map((message, index) =>
          message.role === 'user' ? (
            <article key={index} aria-label="Question" className={styles['question']} lang={languageOf(message.content)}>
              <p>{message.content}</p>
            </article>
          ) : (
            <article key={index} aria-label="Assistant" lang={languageOf(message.content)}>
              <Suspense fallback={<p className={styles['plain']}>{message.content}</p>}>
                <Markdown text={message.content} citations={message.citations} Chip={SourceLink} />
              </Suspense>
              <PlainSources citations={message.citations} />
            </article>
          ),
        )}
      </div>
    </>
  );
}
