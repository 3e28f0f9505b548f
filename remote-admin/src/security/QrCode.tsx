import Box from '@mui/material/Box';
import { encode } from 'uqr';

interface Props {
  readonly text: string;
  readonly label: string;
}

/** Light modules around the code, which readers need to find it. */
const quietZone = 4;

/** A text as a QR code; dark on white in both themes, because that is what cameras read. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { border: quietZone });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 'min(100%, 13rem)', display: 'block', background: '#fff', borderRadius: 1 }}
    >
      <path d={squares.join('')} fill="#000" />
    </Box>
  );
}
