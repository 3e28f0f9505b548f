const HARD_STOP_AFTER_MS = 9000;

/** Ends the process in order on Ctrl-C or SIGTERM: each step is tried, and a step that hangs does not keep the process alive. */
export function stopOnSignals(steps: readonly (() => Promise<unknown>)[]): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), HARD_STOP_AFTER_MS).unref();
    void run(steps).then((clean) => process.exit(clean ? 0 : 1));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function run(steps: readonly (() => Promise<unknown>)[]): Promise<boolean> {
  let clean = true;
  for (const step of steps) {
    try {
      await step();
    } catch {
      clean = false;
    }
  }
  return clean;
}
