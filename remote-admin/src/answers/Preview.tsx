import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TriedAnswer } from 'shared-contracts';
import { token } from '../theme/tokens';

interface Props {
  readonly tried: TriedAnswer;
  /** Whether it shows what would be answered, not what is. */
  readonly isDraft: boolean;
}

/** What the checks say, and the whole answer as a person would read it. */
export function Preview({ tried: { problems, opens, markdown, citations, language }, isDraft }: Props) {
  return (
    <Stack spacing={2} role="status" aria-label="Preview">
      {problems.length > 0 && (
        <Alert severity="error">
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Box>
        </Alert>
      )}
      {problems.length === 0 && isDraft && (
        <Alert severity={opens ? 'success' : 'warning'}>
          {opens
            ? 'The checks find nothing wrong, and this answer opens what is said.'
            : 'The checks find nothing wrong, but another answer comes before it: add the question as a way of asking.'}
        </Alert>
      )}
      <Box
        tabIndex={0}
        role="group"
        aria-label="Answer as people read it"
        lang={language}
        sx={{
          whiteSpace: 'pre-wrap',
          maxHeight: 320,
          overflowY: 'auto',
          overflowWrap: 'anywhere',
          padding: 2,
          background: token.sunken,
          borderRadius: token.radiusMd,
        }}
      >
        {markdown}
      </Box>
      {citations.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {citations.map(({ label }, index) => `[${index + 1}] ${label}`).join('; ')}
        </Typography>
      )}
    </Stack>
  );
}
