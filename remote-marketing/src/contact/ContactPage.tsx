import { PageIntro } from '../layout/PageIntro';
import { t } from '../messages';
import { PageHead } from '../seo/PageHead';
import { pageMeta } from '../seo/page-meta';
import { organization } from '../seo/structured-data';
import { RichText } from '../text/RichText';
import { ContactFacts } from './ContactFacts';
import { ContactForm } from './ContactForm';
import { Toast } from './Toast';
import { useToast } from './use-toast';
import styles from './contact.module.css';

export function ContactPage() {
  const { toast, show, dismiss } = useToast();
  return (
    <>
      <PageHead meta={pageMeta.contact} data={[organization]} />
      <PageIntro
        title="Contact"
        drawing={[2, 4, 4, 4, 2]}
        lead="Questions about Nyayika, your account or an invoice? People read this, and people answer."
      />
      <div className={`container ${styles.columns}`}>
        <section className={styles.formSide} aria-labelledby="write-to-us">
          <h2 id="write-to-us">{t('Write to us')}</h2>
          <p className={styles.hint}>
            <RichText text="For a question about the law use [the chat](page:chat). Please put no passwords, codes or account numbers into a message." />
          </p>
          <ContactForm onResult={show} />
        </section>
        <ContactFacts />
      </div>
      {toast && <Toast key={toast.number} toast={toast} onDismiss={dismiss} />}
    </>
  );
}
