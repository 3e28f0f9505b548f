import { useCallback, useEffect } from 'react';
import { brand } from 'shared-contracts/brand';
import { paths } from 'shared-contracts/paths';
import { Link, useParams } from 'shared-contracts/router';
import { ServiceError } from 'shared-contracts/services/service-error';
import { useHost } from '../host/host-context';
import { t } from '../messages';
import { Logo } from '../ui/Logo';
import { useLoaded } from '../ui/use-loaded';
import { SharedMessages } from './SharedMessages';
import styles from './SharedPage.module.css';

/** A chat as its owner shared it: to be read only, without anything about the owner. */
export function SharedPage() {
  const { token = '' } = useParams();
  const { chat } = useHost().services;
  const load = useLoaded(useCallback(() => chat.sharedConversation({ params: { token } }), [chat, token]));
  const isGone =
    load.state === 'failed' &&
    load.error instanceof ServiceError &&
    (load.error.status === 404 || load.error.status === 410);
  const title = load.state === 'ready' ? load.value.title : t('Shared chat');
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title]);

  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <Link
          to={paths.home.href()}
          className={styles['home']}
          aria-label={t('{brand}, home page', { brand: brand.name })}
        >
          <Logo />
        </Link>
        <Link to={paths.chat.href()} className="button">
          {t('Ask a question')}
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {load.state === 'loading' && <p role="status">{t('Opening the chat…')}</p>}
        {load.state === 'ready' && <SharedMessages shared={load.value} />}
        {isGone && (
          <div className={styles['note']}>
            <h1>{t('This chat is not shared any more')}</h1>
            <p>{t('Its owner has taken the link back, or the address is not complete.')}</p>
          </div>
        )}
        {load.state === 'failed' && !isGone && (
          <div className={styles['note']} role="alert">
            <h1>{t('The chat could not be opened')}</h1>
            <p>{load.message}</p>
            <button type="button" className="button" onClick={load.reload}>
              {t('Try again')}
            </button>
          </div>
        )}
      </main>
    </div>
  );
}
