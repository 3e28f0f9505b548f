import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FileDetail } from 'shared-contracts';
import { token } from '../theme/tokens';

type Props = Pick<FileDetail, 'preview' | 'unreadablePages'>;

/** What the reader found in a document, so that one can see whether it was understood. */
export function FilePreview({ preview, unreadablePages }: Props) {
  return (
    <section>
      <Typography variant="h3" sx={{ marginBottom: 1 }}>
        Preview
      </Typography>
      {unreadablePages.length > 0 && (
        <Alert severity="warning" sx={{ marginBottom: 1.5 }}>
          Nothing could be read on {unreadablePages.length === 1 ? 'page' : 'pages'} {unreadablePages.join(', ')}.
        </Alert>
      )}
      {preview.length === 0 ? (
        <Box
          sx={{
            padding: 4,
            textAlign: 'center',
            color: 'text.secondary',
            background: token.sunken,
            borderRadius: token.radiusMd,
          }}
        >
          File preview not available
        </Box>
      ) : (
        <Box
          tabIndex={0}
          role="group"
          aria-label="What was read"
          sx={{ maxHeight: 320, overflowY: 'auto', padding: 2, background: token.sunken, borderRadius: token.radiusMd }}
        >
          {preview.map(({ page, text }, index) => (
            <Box key={index} sx={{ marginBottom: 2 }}>
              {page !== null && (
                <Box sx={{ fontWeight: 650, color: 'text.secondary', fontSize: '0.875rem' }}>Page {page}</Box>
              )}
              <Box sx={{ whiteSpace: 'pre-wrap' }}>{text}</Box>
            </Box>
          ))}
        </Box>
      )}
    </section>
  );
}
