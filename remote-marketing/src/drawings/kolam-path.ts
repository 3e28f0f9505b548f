interface Point {
  readonly x: number;
  readonly y: number;
}

export interface KolamShape {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly Point[];
  /** One closed curve each, as SVG path data. */
  readonly loops: readonly string[];
}

/**
 * The lines of a kolam: they run diagonally between the dots, cross wherever two dots are neighbours and turn round at the rim.
 * @param rows how many dots each row has; rows are centred, so all counts are odd or all are even
 */
export function kolam(rows: readonly number[]): KolamShape {
  const columns = Math.max(...rows);
  const dots = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({ x: columns - count + 2 * index + 1, y: 2 * row + 1 })),
  );
  return { width: 2 * columns, height: 2 * rows.length, dots, loops: loopsAround(dots) };
}

interface Step extends Point {
  readonly dx: number;
  readonly dy: number;
}

function loopsAround(dots: readonly Point[]): string[] {
  const present = new Set(dots.map(({ x, y }) => key(x, y)));
  const seen = new Set<string>();
  const loops: string[] = [];
  for (const { x, y } of dots) {
    const start: Step = { x, y: y - 1, dx: 1, dy: 1 };
    if (!seen.has(lineKey(start))) loops.push(smooth(follow(start, present, seen)));
  }
  return loops;
}

/** Follows one line until it closes; every step goes from the middle of one dot's side to that of the next. */
function follow(start: Step, present: ReadonlySet<string>, seen: Set<string>): Step[] {
  const line: Step[] = [];
  let step = start;
  do {
    line.push(step);
    seen.add(lineKey(step));
    step = turned({ ...step, x: step.x + step.dx, y: step.y + step.dy }, present);
  } while (lineKey(step) !== lineKey(start) && line.length < 4000);
  return line;
}

/** Turns at the rim: where only one of the two dots beside this point exists. */
function turned(step: Step, present: ReadonlySet<string>): Step {
  const { x, y, dx, dy } = step;
  const upright = y % 2 === 1;
  const both = upright
    ? present.has(key(x - 1, y)) && present.has(key(x + 1, y))
    : present.has(key(x, y - 1)) && present.has(key(x, y + 1));
  if (both) return step;
  return upright ? { x, y, dx: -dx, dy } : { x, y, dx, dy: -dy };
}

function smooth(line: readonly Step[]): string {
  const curve = line.map((step, index) => {
    const before = line.at(index - 1) ?? step;
    const middle = `${step.x + step.dx / 2} ${step.y + step.dy / 2}`;
    const turns = before.dx !== step.dx || before.dy !== step.dy;
    return turns ? `Q${step.x} ${step.y} ${middle}` : `L${middle}`;
  });
  const last = line.at(-1);
  return last ? `M${last.x + last.dx / 2} ${last.y + last.dy / 2}${curve.join('')}Z` : '';
}

const key = (x: number, y: number): string => `${x},${y}`;
/** The same for both ways along a line. */
const lineKey = ({ x, y, dx, dy }: Step): string => `${2 * x + dx},${2 * y + dy}`;
