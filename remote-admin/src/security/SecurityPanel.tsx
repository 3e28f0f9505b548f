import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHost } from '../app/host';
import { InfoDialog } from '../ui/InfoDialog';
import { Loaded } from '../ui/Loaded';
import { Panel } from '../ui/Panel';
import { PasswordDialog } from './PasswordDialog';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpWay } from './SetUpWay';
import { Way } from './Way';

const securityKey = ['security'] as const;

type Open =
  | { readonly kind: 'set up' }
  | { readonly kind: 'renew' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'remove'; readonly name: string; readonly passkeyId: string | null };

/** The administrator's own second step: what is set up, and how it is changed. */
export function SecurityPanel() {
  const { security } = useHost().services;
  const queries = useQueryClient();
  const settings = useQuery({ queryKey: securityKey, queryFn: () => security.security() });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => {
    setOpen(null);
    void queries.invalidateQueries({ queryKey: securityKey });
  };
  const remove = async (passkeyId: string | null, password: string) => {
    if (passkeyId === null) await security.removeAuthenticator({ body: { password } });
    else await security.removePasskey({ body: { id: passkeyId, password } });
    close();
  };
  const renew = async (password: string) => {
    const { recoveryCodes } = await security.newRecoveryCodes({ body: { password } });
    setOpen({ kind: 'codes', codes: recoveryCodes });
  };
  return (
    <Panel title="Second step" lead="Asked for after your password, so that a stolen password alone opens nothing.">
      <Loaded query={settings}>
        {({ authenticator, passkeys, recoveryCodesLeft }) => (
          <Stack spacing={2}>
            {!authenticator && passkeys.length === 0 ? (
              <Typography color="textSecondary">No second step is set up.</Typography>
            ) : (
              <Stack component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {authenticator && (
                  <Way
                    name="Authenticator app"
                    onRemove={() => setOpen({ kind: 'remove', name: 'Authenticator app', passkeyId: null })}
                  />
                )}
                {passkeys.map(({ id, name, lastUsedAt }) => (
                  <Way
                    key={id}
                    name={name}
                    lastUsedAt={lastUsedAt}
                    onRemove={() => setOpen({ kind: 'remove', name, passkeyId: id })}
                  />
                ))}
                <Typography variant="body2" color="textSecondary" component="li" sx={{ paddingTop: 1 }}>
                  {recoveryCodesLeft} recovery codes left
                </Typography>
              </Stack>
            )}
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
              <Button variant="contained" onClick={() => setOpen({ kind: 'set up' })}>
                Add a second step
              </Button>
              {(authenticator || passkeys.length > 0) && (
                <Button variant="outlined" onClick={() => setOpen({ kind: 'renew' })}>
                  New recovery codes
                </Button>
              )}
            </Stack>
            {open?.kind === 'set up' && (
              <InfoDialog title="Add a second step" onClose={close}>
                <SetUpWay offersApp={!authenticator} onDone={close} />
              </InfoDialog>
            )}
          </Stack>
        )}
      </Loaded>
      {open?.kind === 'remove' && (
        <PasswordDialog
          title={`Remove ${open.name}`}
          explanation="It will no longer open the back office."
          submitLabel="Remove"
          onPassword={(password) => remove(open.passkeyId, password)}
          onClose={close}
        />
      )}
      {open?.kind === 'renew' && (
        <PasswordDialog
          title="New recovery codes"
          explanation="The old codes stop working."
          submitLabel="Make new codes"
          onPassword={renew}
          onClose={close}
        />
      )}
      {open?.kind === 'codes' && (
        <InfoDialog title="Recovery codes" onClose={close}>
          <RecoveryCodes codes={open.codes} onKept={close} />
        </InfoDialog>
      )}
    </Panel>
  );
}
