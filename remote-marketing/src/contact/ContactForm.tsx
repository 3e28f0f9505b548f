import { useHydrated } from 'shared-ui/dom/use-hydrated';
import { t } from '../messages';
import type { ToastMessage } from './Toast';
import { useContactForm } from './use-contact-form';
import styles from './contact.module.css';

/** The contact form. No field is required; what was typed stays when sending fails. */
export function ContactForm({ onResult }: { readonly onResult: (toast: ToastMessage) => void }) {
  const { register, submit, isSending, errors } = useContactForm(onResult);
  const isHydrated = useHydrated();
  return (
    <form onSubmit={submit}>
      <fieldset className={styles.form} disabled={!isHydrated}>
        <div className="field">
          <label htmlFor="contact-name">{t('Full Name')}</label>
          <input
            id="contact-name"
            className="input"
            type="text"
            autoComplete="name"
            maxLength={120}
            aria-invalid={errors.firstName !== undefined}
            aria-describedby="contact-name-error"
            {...register('firstName')}
          />
          <FieldError id="contact-name-error" text={errors.firstName?.message} />
        </div>
        <div className="field">
          <label htmlFor="contact-email">{t('Email Address')}</label>
          <input
            id="contact-email"
            className="input"
            type="email"
            autoComplete="email"
            maxLength={254}
            aria-invalid={errors.email !== undefined}
            aria-describedby="contact-email-error"
            {...register('email')}
          />
          <FieldError id="contact-email-error" text={errors.email?.message} />
        </div>
        <div className="field">
          <label htmlFor="contact-message">{t('Message')}</label>
          <textarea
            id="contact-message"
            className={`input ${styles.message}`}
            rows={7}
            maxLength={5000}
            aria-invalid={errors.message !== undefined}
            aria-describedby="contact-message-error"
            {...register('message')}
          />
          <FieldError id="contact-message-error" text={errors.message?.message} />
        </div>
        {/* People do not see this field; programs that fill in every field give themselves away. */}
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor="contact-website">Website</label>
          <input id="contact-website" type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </div>
        <button type="submit" className={`button ${styles.send}`} disabled={isSending}>
          {isSending ? t('Sending...') : t('Send Message')}
        </button>
      </fieldset>
    </form>
  );
}

function FieldError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return (
    <span id={id} className="field-error">
      {text}
    </span>
  );
}
