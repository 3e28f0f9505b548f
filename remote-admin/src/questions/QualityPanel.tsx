import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { languageNames, type AnswerQuality } from 'shared-contracts';
import { SummaryCard, SummaryCards } from '../ui/SummaryCard';

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`);

/** How answers did in the last thirty days: what was answered, and thumbs by language and by subject. */
export function QualityPanel({ quality }: { readonly quality: AnswerQuality }) {
  const { answers, unanswered, byLanguage, bySubject } = quality;
  const up = byLanguage.reduce((sum, row) => sum + row.up, 0);
  const down = byLanguage.reduce((sum, row) => sum + row.down, 0);
  return (
    <>
      <SummaryCards>
        <SummaryCard title="Answered, last 30 days" value={percent(answers - unanswered, answers)} />
        <SummaryCard title="Thumbs up" value={percent(up, up + down)} />
        <SummaryCard title="Questions" value={answers.toLocaleString('en-IN')} />
      </SummaryCards>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
          '&:empty': { display: 'none' },
        }}
      >
        <Split
          title="By language"
          rows={byLanguage.map(({ language, answers: given, unanswered: open, ...thumbs }) => ({
            name: languageNames[language as keyof typeof languageNames] ?? language,
            answers: given,
            rate: percent(given - open, given),
            ...thumbs,
          }))}
        />
        <Split
          title="By subject"
          rows={bySubject.map(({ subject, answers: given, ...thumbs }) => ({
            name: subject,
            answers: given,
            rate: percent(thumbs.up, thumbs.up + thumbs.down),
            ...thumbs,
          }))}
          rate="Thumbs up of all"
        />
      </Box>
    </>
  );
}

interface SplitProps {
  readonly title: string;
  /** What the column of shares holds. */
  readonly rate?: string;
  readonly rows: readonly {
    readonly name: string;
    readonly answers: number;
    readonly rate: string;
    readonly up: number;
    readonly down: number;
  }[];
}

function Split({ title, rate: rateName = 'Answered', rows }: SplitProps) {
  if (rows.length === 0) return null;
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} aria-label={title}>
      <Table size="small">
        <Box component="caption" sx={{ captionSide: 'top', textAlign: 'start', fontWeight: 600, padding: 1.5 }}>
          {title}
        </Box>
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            {['Answers', rateName, 'Thumbs up', 'Thumbs down'].map((head) => (
              <TableCell key={head} align="right">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, answers, rate, up, down }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ minWidth: 120 }}>
                {name}
              </TableCell>
              {[answers, rate, up, down].map((value, column) => (
                <TableCell key={column} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
