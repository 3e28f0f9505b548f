import { useState } from 'react';
import { t } from '../../messages';
import form from './form.module.css';
import { useCountdown } from '../use-countdown';

const waitSeconds = 60;

interface ResendCodeProps {
  readonly send: () => Promise<unknown>;
  readonly onFailed: (message: string) => void;
}

/** Asks for another code, a minute after the last one. */
export function ResendCode({ send, onFailed }: ResendCodeProps) {
  const [left, restart] = useCountdown(waitSeconds);
  const [isSending, setSending] = useState(false);

  const resend = async () => {
    setSending(true);
    try {
      await send();
      restart();
    } catch {
      onFailed(t('Failed to resend OTP. Please try again.'));
    } finally {
      setSending(false);
    }
  };
  return (
    <span>
      <button type="button" className={form['link']} disabled={left > 0 || isSending} onClick={() => void resend()}>
        {t('Resend code')}
      </button>
      {left > 0 && <span className={form['hint']}> {t('in {left} s', { left })}</span>}
    </span>
  );
}
