const TURNS = 10;
/** Milliseconds that a machine at work may add to any reading. */
const NOISE = 100;

/** The least of the clock and of the processor's work: another program's turn counts in one of them alone. */
function millisecondsOf(read: () => unknown): number {
  const [from, worked] = [performance.now(), process.cpuUsage()];
  read();
  const { user, system } = process.cpuUsage(worked);
  return Math.min(performance.now() - from, (user + system) / 1000);
}

/**
 * How a reader's time grows when its text is four times as long: "with its length" (some four times), or "faster"
 * (sixteen times and more, as a pattern that goes back over what it read). Both texts are read in the same run, so
 * a slow machine makes no difference, and the best of ten turns counts, so a busy one makes little.
 * @param read is given the first quarter of the text, and the text
 */
export function growthOf(read: (text: string) => unknown, text: string): 'with its length' | 'faster' {
  let [short, long] = [Infinity, Infinity];
  for (let turn = 0; turn < TURNS; turn++) {
    // A letter less each turn: what was read of the last texts is remembered.
    const whole = text.slice(0, text.length - turn);
    const quarter = whole.slice(0, whole.length / 4);
    short = Math.min(
      short,
      millisecondsOf(() => read(quarter)),
    );
    long = Math.min(
      long,
      millisecondsOf(() => read(whole)),
    );
    if (long < NOISE + 8 * short) return 'with its length';
  }
  return 'faster';
}
