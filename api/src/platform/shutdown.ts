import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './lifecycle';

const HARD_STOP_AFTER_MS = 16_000;
const ANSWERS_END_AFTER_MS = 7_000;
const CONNECTIONS_END_AFTER_MS = 9_000;
/** How long a balancer is told that no more work is wanted, before it is refused. */
const NOTICE_MS = 1_000;

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

/** Says that no more work is wanted, before any is refused. */
export async function giveNotice(lifecycle: Lifecycle, production: boolean): Promise<void> {
  lifecycle.beginToStop();
  if (production) await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
}

/** Stops taking requests and lets the answers that are being written end; what is not done in time is kept as far as it was read. */
export async function drain(app: FastifyInstance, lifecycle: Lifecycle): Promise<void> {
  lifecycle.beginToStop();
  const timers = [
    setTimeout(() => lifecycle.endAnswers(), ANSWERS_END_AFTER_MS),
    setTimeout(() => app.server.closeAllConnections(), CONNECTIONS_END_AFTER_MS),
  ];
  try {
    await app.close();
  } finally {
    timers.forEach(clearTimeout);
  }
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
