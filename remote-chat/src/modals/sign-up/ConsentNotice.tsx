import type { ReactNode } from 'react';
import { localHref } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { rich, shownLanguage, t } from '../../messages';
import styles from './ConsentNotice.module.css';

/** What is kept and why, item by item, before a person agrees to it. */
export function ConsentNotice() {
  return (
    <details className={styles['notice']}>
      <summary>{t('By continuing you agree to how your data is used')}</summary>
      <ul>
        <li>{t('Your email address, to sign you in and to send codes and invoices.')}</li>
        <li>{t('Your phone number and whether you are a lawyer, which you give in the next step.')}</li>
        <li>{t('Your questions and answers, to show them on all your devices. You can delete them at any time.')}</li>
        <li>{t('Payments and invoices, for as long as tax law demands.')}</li>
      </ul>
      <p>
        {rich('You can export or delete your data in your profile. More in the {privacy} and the {terms}.', {
          privacy: <PageLink page={paths.privacy}>{t('privacy policy')}</PageLink>,
          terms: <PageLink page={paths.terms}>{t('terms')}</PageLink>,
        })}
      </p>
    </details>
  );
}

interface PageLinkProps {
  readonly page: { href(): string };
  readonly children: ReactNode;
}

function PageLink({ page, children }: PageLinkProps) {
  return (
    <a href={localHref(page.href(), shownLanguage())} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
