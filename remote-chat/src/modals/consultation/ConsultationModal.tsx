import { useEffect, useState } from 'react';
import { ServiceError } from 'shared-contracts/services/service-error';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { sentenceOf } from '../../store/sentence-of';
import { useNotify } from '../../store/store-context';
import form from '../fields/form.module.css';
import { FormAlert } from '../fields/FormAlert';
import { TextField } from '../fields/TextField';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';

/** Asks for a call with a lawyer about an answer, at a time that suits the person. */
export function ConsultationModal({ modal }: ModalProps<'consultation'>) {
  const { accounts, chat } = useHost().services;
  const close = useModal((state) => state.close);
  const notify = useNotify();
  const [question, setQuestion] = useState(modal.question);
  const [phone, setPhone] = useState('');
  const [time, setTime] = useState('');
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let isWanted = true;
    accounts.profile().then(
      ({ countryCode, phone: kept }) =>
        isWanted && kept && setPhone((typed) => typed || [countryCode, kept].filter(Boolean).join(' ')),
      // Without the profile the person fills the number in.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [accounts]);

  const send = async () => {
    setRefused(time === '' ? { wantedAt: t('Choose a day and a time.') } : {});
    setProblem('');
    if (time === '') return;
    setBusy(true);
    try {
      await chat.askForConsultation({ body: { question, phone, note, wantedAt: new Date(time).toISOString() } });
      notify({ kind: 'info', text: t('Your request has arrived. You will hear from us by mail.') });
      close();
    } catch (error) {
      const fields = error instanceof ServiceError ? error.fields : {};
      setRefused(fields);
      if (Object.keys(fields).length === 0) setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <ModalFrame
      title={t('Ask for a consultation')}
      about={t('A lawyer calls you about this answer. You learn by mail who calls, or if another time is needed.')}
    >
      <form
        className={form['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormAlert text={problem} />
        <TextField
          label={t('What is the call about?')}
          maxLength={2000}
          value={question}
          error={refused['question']}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <TextField
          label={t('Day and time')}
          type="datetime-local"
          value={time}
          error={refused['wantedAt']}
          onChange={(event) => setTime(event.target.value)}
        />
        <TextField
          label={t('Phone number')}
          type="tel"
          autoComplete="tel"
          maxLength={20}
          value={phone}
          error={refused['phone']}
          onChange={(event) => setPhone(event.target.value)}
        />
        <TextField
          label={t('What should the lawyer know? (optional)')}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <button type="submit" className="button" disabled={isBusy}>
          {t('Send request')}
        </button>
      </form>
    </ModalFrame>
  );
}
