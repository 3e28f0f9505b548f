import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHost } from '../app/host';
import { sentenceOf } from '../data/sentence-of';
import { token } from '../theme/tokens';
import { Loaded } from '../ui/Loaded';
import { Panel } from '../ui/Panel';
import { moment } from '../ui/format';
import { useToast } from '../ui/toast/use-toast';
import { sessionsKey } from './profile-keys';

/** Where the admin is signed in. */
export function Sessions() {
  const { accounts } = useHost().services;
  const queries = useQueryClient();
  const toast = useToast();
  const sessions = useQuery({ queryKey: sessionsKey, queryFn: () => accounts.listSessions() });
  const end = useMutation({
    mutationFn: (id: string) => accounts.endSession({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsKey }),
    onError: (error) => toast.error(sentenceOf(error)),
  });
  return (
    <Panel title="Devices">
      <Loaded query={sessions}>
        {({ sessions: devices }) =>
          devices.length === 0 ? (
            <Typography color="textSecondary">Only this page knows that you are signed in.</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {devices.map(({ id, device, current, lastSeenAt }) => (
                <Box
                  key={id}
                  component="li"
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    justifyContent: 'space-between',
                    alignItems: 'center',
                    gap: 1,
                    paddingBlock: 1,
                    borderBottom: `1px solid ${token.line}`,
                  }}
                >
                  <Box>
                    <Box sx={{ fontWeight: 600 }}>{device}</Box>
                    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                      {current ? 'This device' : `Last seen ${moment(lastSeenAt)}`}
                    </Box>
                  </Box>
                  {!current && (
                    <Button
                      variant="outlined"
                      size="small"
                      disabled={end.isPending}
                      aria-label={`Sign out ${device}`}
                      onClick={() => end.mutate(id)}
                    >
                      Sign out
                    </Button>
                  )}
                </Box>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  );
}
