import { useState } from 'react';
import { ChooseWay, type AppSecret } from './ChooseWay';
import { ConfirmApp } from './ConfirmApp';
import { RecoveryCodes } from './RecoveryCodes';

interface Props {
  readonly offersApp: boolean;
  readonly onDone: () => void;
}

/** From the password to a new second step, and to the recovery codes when it is the first. */
export function SetUpWay({ offersApp, onDone }: Props) {
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = (recoveryCodes: readonly string[]) => (recoveryCodes.length === 0 ? onDone() : setCodes(recoveryCodes));
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (secret) return <ConfirmApp {...secret} onConfirmed={show} />;
  return <ChooseWay onPasskey={show} {...(offersApp ? { onApp: setSecret } : {})} />;
}
