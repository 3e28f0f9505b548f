import { useHydrated } from 'shared-contracts/dom/use-hydrated';
import type { ToastMessage } from './Toast';
import { useContactForm } from './use-contact-form';
import styles from './contact.module.css';

/** The contact form. No field is required; what was typed stays when sending fails. */
export function ContactForm({ onResult }: { readonly onResult: (toast: ToastMessage) => void }) {
  const { register, submit, isSending } = useContactForm(onResult);
  const isHydrated = useHydrated();
  return (
    <form onSubmit={submit}>
      <fieldset className={styles.form} disabled={!isHydrated}>
        <div className="field">
          <label htmlFor="contact-name">Full Name</label>
          <input id="contact-name" className="input" type="text" autoComplete="name" maxLength={120} {...register('firstName')} />
        </div>
        <div className="field">
          <label htmlFor="contact-email">Email Address</label>
          <input id="contact-email" className="input" type="email" autoComplete="email" maxLength={254} {...register('email')} />
        </div>
        <div className="field">
          <label htmlFor="contact-message">Message</label>
          <textarea id="contact-message" className={`input ${styles.message}`} rows={7} maxLength={5000} {...register('message')} />
        </div>
        {/* People do not see this field; programs that fill in every field give themselves away. */}
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor="contact-website">Website</label>
          <input id="contact-website" type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </div>
        <button type="submit" className={`button ${styles.send}`} disabled={isSending}>
          {isSending ? 'Sending...' : 'Send Message'}
        </button>
      </fieldset>
    </form>
  );
}
