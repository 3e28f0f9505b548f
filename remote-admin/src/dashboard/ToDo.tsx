import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { token } from '../theme/tokens';
import { Panel } from '../ui/Panel';
import { count } from '../ui/format';

interface Props {
  readonly unanswered: number;
  readonly thumbsDown: number;
}

/** What waits for somebody to look at it. */
export function ToDo({ unanswered, thumbsDown }: Props) {
  const items = [
    { kind: 'unanswered', text: 'Questions without an answer', many: unanswered },
    { kind: 'thumbs-down', text: 'Answers rated down', many: thumbsDown },
  ];
  return (
    <Panel title="To Look At">
      <Stack spacing={1.5}>
        {items.map(({ kind, text, many }) => (
          <Box
            key={kind}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              padding: 1.5,
              borderRadius: token.radiusMd,
              background: token.sunken,
            }}
          >
            <Box sx={{ fontFamily: token.serif, fontSize: '1.5rem', fontWeight: 680, minWidth: 40 }}>{count(many)}</Box>
            <Box sx={{ flex: 1 }}>{text}</Box>
            <Button
              component={Link}
              to={`${paths.admin.questions.href()}?kind=${kind}`}
              size="small"
              variant="outlined"
              aria-label={`Review: ${text}`}
            >
              Review
            </Button>
          </Box>
        ))}
      </Stack>
    </Panel>
  );
}
