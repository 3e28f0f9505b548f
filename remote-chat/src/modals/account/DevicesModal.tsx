import { useState } from 'react';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { sentenceOf } from '../../store/sentence-of';
import { useLoaded } from '../../ui/use-loaded';
import { FormAlert } from '../fields/FormAlert';
import { LoadedPart } from '../frame/LoadedPart';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import { backToProfile } from './back-to-profile';
import { DeviceList } from './DeviceList';

export function DevicesModal() {
  const host = useHost();
  const { accounts } = host.services;
  const close = useModal((modal) => modal.close);
  const sessions = useLoaded(accounts.listSessions);
  const [problem, setProblem] = useState('');
  const run = (call: Promise<unknown>, then: () => unknown) => {
    setProblem('');
    call.then(then).catch((error: unknown) => setProblem(sentenceOf(error)));
  };
  const leave = async () => {
    await host.auth.getState().logout();
    close();
  };
  return (
    <ModalFrame title={t('Devices')} about={t('Where you are signed in.')} backTo={backToProfile}>
      <FormAlert text={problem} />
      <LoadedPart loaded={sessions} waiting={t('Looking for your devices…')}>
        {(value) => (
          <DeviceList
            sessions={value.sessions}
            onSignOut={(id) => run(accounts.endSession({ params: { id } }), sessions.reload)}
          />
        )}
      </LoadedPart>
      <button type="button" className="button danger" onClick={() => run(accounts.endAllSessions(), leave)}>
        {t('Sign out everywhere')}
      </button>
    </ModalFrame>
  );
}
