import { useState } from 'react';
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
      onFailed('Failed to resend OTP. Please try again.');
    } finally {
      setSending(false);
    }
  };
  return (
    <span>
      {left > 0 && <span className={form['hint']}>in {left} s </span>}
      <button type="button" className={form['link']} disabled={left > 0 || isSending} onClick={() => void resend()}>
        Resend code
      </button>
    </span>
  );
}
