import { useMailbox } from './use-mailbox';
import classes from './MailboxPage.module.css';

/** The mails that the product would have sent: only where no mail server is set, never in production. */
export function MailboxPage() {
  const { mailbox, refresh } = useMailbox();
  return (
    <section className={`container ${classes.page}`}>
      <div className={classes.top}>
        <h1>Development mailbox</h1>
        <button type="button" className="button quiet" onClick={refresh}>
          Refresh
        </button>
      </div>
      {mailbox.state === 'loading' && <p role="status">Fetching the mails…</p>}
      {mailbox.state === 'failed' && <p role="alert">{mailbox.sentence}</p>}
      {mailbox.state === 'ready' && mailbox.mails.length === 0 && <p>No mail has been sent yet.</p>}
      {mailbox.state === 'ready' && (
        <ul className={classes.mails} aria-label="Mails">
          {mailbox.mails.map((mail) => (
            <li key={`${mail.at} ${mail.to} ${mail.subject}`} className="card">
              <h2 className={classes.subject}>{mail.subject}</h2>
              <p className={classes.facts}>
                To {mail.to}, <time dateTime={mail.at}>{new Date(mail.at).toLocaleString()}</time>
              </p>
              {mail.code && <p className={classes.code}>{mail.code}</p>}
              <pre className={classes.text}>{mail.text}</pre>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
