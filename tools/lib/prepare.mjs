import { installMissing } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { CommandFailed, run } from './run.mjs';
import { inRoot } from './root.mjs';
import { Sentence } from './sentence.mjs';

/** Brings packages and builds up to date. */
export function prepare() {
  return oneAtATime(async () => {
    await installMissing();
    await buildChanged();
  });
}

/** In a process of its own: bundlers leave helpers behind that end only with their process. */
export async function buildChanged() {
  try {
    await run(process.execPath, [inRoot('tools/build.mjs'), '--quiet']);
  } catch (error) {
    if (error instanceof CommandFailed) throw new Sentence('The product could not be built: the reason stands above.');
    throw error;
  }
}
