import { writeDate } from 'rules';
import { useState } from 'react';
import { useHost } from '../../host/host-context';
import { shownLanguage, t } from '../../messages';
import { sentenceOf } from '../../store/sentence-of';
import { useLoaded } from '../../ui/use-loaded';
import { backToProfile } from '../account/back-to-profile';
import { FormAlert } from '../fields/FormAlert';
import { LoadedPart } from '../frame/LoadedPart';
import { ModalFrame } from '../frame/ModalFrame';
import styles from './RemindersModal.module.css';

/** The days of which a person will be told, each to be removed. */
export function RemindersModal() {
  const { reminders } = useHost().services;
  const loaded = useLoaded(reminders.list);
  const [problem, setProblem] = useState('');
  const remove = (id: string) => {
    setProblem('');
    reminders
      .remove({ params: { id } })
      .then(loaded.reload)
      .catch((error: unknown) => setProblem(sentenceOf(error)));
  };
  return (
    <ModalFrame title={t('Reminders')} about={t('Days of which you will be told by mail.')} backTo={backToProfile}>
      <FormAlert text={problem} />
      <LoadedPart loaded={loaded} waiting={t('Looking for your reminders…')}>
        {(value) =>
          value.reminders.length === 0 ? (
            <p>{t('There are none. An answer with a date offers one.')}</p>
          ) : (
            <ul className={styles['list']} aria-label={t('Reminders')}>
              {value.reminders.map(({ id, label, title, date, remindOn }) => (
                <li key={id}>
                  <span>
                    <strong>{`${writeDate(date, shownLanguage())}: ${label}`}</strong>
                    <small>{t('{title}. Mail on {day}.', { title, day: writeDate(remindOn, shownLanguage()) })}</small>
                  </span>
                  <button type="button" className="button quiet" onClick={() => remove(id)}>
                    {t('Remove')}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </ModalFrame>
  );
}
