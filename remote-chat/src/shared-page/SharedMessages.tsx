import { lazy, Suspense } from 'react';
import { brand } from 'shared-contracts/brand';
import { inReadingOrder } from 'shared-contracts/calls/chat/reading-order';
import type { SharedConversation } from 'shared-contracts';
import { withoutMarks } from '../markdown/streaming-text';
import { t } from '../messages';
import { written } from '../ui/dates';
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
        {t('A chat with {brand}, shared on {day}. It is general information, not a lawyer’s advice.', {
          brand: brand.name,
          day: written(shared.sharedAt, 'day'),
        })}
      </p>
      <div className={styles['messages']}>
        {shared.messages
          .map((sent) => ({ ...sent, ...inReadingOrder(sent) }))
          .map((message, index) =>
            message.role === 'user' ? (
              <article
                key={index}
                aria-label={t('Question')}
                className={styles['question']}
                lang={languageOf(message.content)}
              >
                <p>{message.content}</p>
              </article>
            ) : (
              <article key={index} aria-label={t('Assistant')} lang={languageOf(message.content)}>
                <Suspense fallback={<p className={styles['plain']}>{withoutMarks(message.content)}</p>}>
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
