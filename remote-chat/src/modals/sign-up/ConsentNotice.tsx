import { paths } from 'shared-contracts/paths';
import styles from './ConsentNotice.module.css';

/** What is kept and why, item by item, before a person agrees to it. */
export function ConsentNotice() {
  return (
    <details className={styles['notice']}>
      <summary>By continuing you agree to how your data is used</summary>
      <ul>
        <li>Your email address, to sign you in and to send codes and invoices.</li>
        <li>Your phone number and whether you are a lawyer, which you give in the next step.</li>
        <li>Your questions and answers, to show them on all your devices. You can delete them at any time.</li>
        <li>Payments and invoices, for as long as tax law demands.</li>
      </ul>
      <p>
        You can export or delete your data in your profile. More in the{' '}
        <a href={paths.privacy.href()} target="_blank" rel="noreferrer">
          privacy policy
        </a>{' '}
        and the{' '}
        <a href={paths.terms.href()} target="_blank" rel="noreferrer">
          terms
        </a>
        .
      </p>
    </details>
  );
}
