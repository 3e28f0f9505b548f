import { t } from '../../messages';
import { canShare, openWhatsApp, shareElsewhere } from '../../ui/send-elsewhere';
import { useCopied } from '../../ui/use-copied';
import { TextField } from '../fields/TextField';
import form from '../fields/form.module.css';

interface SharedLinkProps {
  readonly url: string;
  readonly isBusy: boolean;
  readonly onTakeBack: () => void;
}

export function SharedLink({ url, isBusy, onTakeBack }: SharedLinkProps) {
  const [copied, copy] = useCopied();
  return (
    <>
      <TextField label={t('Link')} readOnly value={url} onFocus={(event) => event.target.select()} />
      <div className={form['columns']}>
        <button type="button" className="button quiet" onClick={() => openWhatsApp(url)}>
          {t('Send by WhatsApp')}
        </button>
        {canShare() && (
          <button type="button" className="button quiet" onClick={() => void shareElsewhere({ url })}>
            {t('Share…')}
          </button>
        )}
      </div>
      <div className={form['columns']}>
        <button type="button" className="button quiet" disabled={isBusy} onClick={onTakeBack}>
          {t('Stop sharing')}
        </button>
        <button type="button" className="button" onClick={() => void copy(url)}>
          {copied ? t('Copied') : t('Copy link')}
        </button>
      </div>
    </>
  );
}
