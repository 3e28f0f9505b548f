import { type Done, type Language, type Tool, write } from 'rules';
import { useState } from 'react';
import { dayInIndia } from 'shared-contracts/time/india';
import { useAuth, useHost, useIsLive } from '../host/host-context';
import { t } from '../messages';
import { useModal } from '../modals/modal-context';
import { sentenceOf } from '../store/sentence-of';
import { useNotify } from '../store/store-context';

interface RemindButtonProps {
  readonly tool: Tool;
  readonly result: Done;
  readonly language: Language;
}

/** A mail some days before the day that was worked out; it needs an account to go to. */
export function RemindButton({ tool, result, language }: RemindButtonProps) {
  const isLive = useIsLive();
  const { reminders } = useHost().services;
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const openModal = useModal((modal) => modal.open);
  const notify = useNotify();
  const [kept, setKept] = useState<Done | null>(null);
  const today = dayInIndia(new Date());
  const next = result.dates.find(({ date }) => date > today);
  if (!isLive || !next) return null;

  const remind = async () => {
    if (!isSignedIn)
      return openModal({ name: 'login', reason: t('Sign in, so that the reminder can be mailed to you.') });
    try {
      await reminders.add({
        body: {
          tool: tool.id,
          title: tool.title[language],
          label: write(next.label, language),
          date: next.date,
          language,
        },
      });
      setKept(result);
      notify({ kind: 'info', text: t('You will get a mail three days before. You find it in your profile.') });
    } catch (error) {
      notify({ kind: 'alert', text: sentenceOf(error) });
    }
  };
  return (
    <button type="button" className="button quiet" disabled={kept === result} onClick={() => void remind()}>
      {kept === result ? t('Reminder set') : t('Remind me')}
    </button>
  );
}
