import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { mayOpen } from 'shared-contracts/calls/admin/rights';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useStaffRole } from '../app/use-staff-role';
import { token } from '../theme/tokens';
import { Panel } from '../ui/Panel';
import { count } from '../ui/format';
import { useWaiting } from './use-waiting';

interface Props {
  readonly unanswered: number;
  readonly thumbsDown: number;
}

/** What waits for somebody to look at it, before every figure: it is why the panel is opened. */
export function ToDo({ unanswered, thumbsDown }: Props) {
  const role = useStaffRole();
  const waiting = useWaiting();
  const questions = paths.admin.questions;
  const items = [
    ...(mayOpen(role, questions.path)
      ? [
          { text: 'Questions without an answer', many: unanswered, href: `${questions.href()}?kind=unanswered` },
          { text: 'Answers rated down', many: thumbsDown, href: `${questions.href()}?kind=thumbs-down` },
        ]
      : []),
    ...(waiting ?? []),
  ].filter(({ many }) => many > 0);
  return (
    <Panel title="To Look At">
      {items.length === 0 && waiting && <Typography color="textSecondary">Nothing waits for you.</Typography>}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}>
        {items.map(({ text, many, href }) => (
          <Box
            key={text}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              padding: 1.5,
              borderRadius: token.radiusMd,
              background: token.sunken,
            }}
          >
            <Box sx={{ fontFamily: token.serif, fontSize: '1.5rem', fontWeight: 680, minWidth: 32 }}>{count(many)}</Box>
            <Box sx={{ flex: 1, minWidth: 0 }}>{text}</Box>
            <Button component={Link} to={href} size="small" variant="outlined" aria-label={`Review: ${text}`}>
              Review
            </Button>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
