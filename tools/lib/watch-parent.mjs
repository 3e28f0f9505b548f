import { isAlive } from './is-alive.mjs';

const LOOK_MS = 1000;

/**
 * Ends this process in order, as on SIGTERM, once the one that started it is gone. Windows tells a program nothing of that, so it looks for
 * itself; elsewhere `exec` leaves no process in between.
 */
export function endWithParent({ parent = process.ppid, lives = isAlive, everyMs = LOOK_MS } = {}) {
  const looking = setInterval(() => {
    // A process that is still starting hears nothing yet: it is told until it does.
    if (!lives(parent) && process.emit('SIGTERM')) clearInterval(looking);
  }, everyMs);
  looking.unref();
}
