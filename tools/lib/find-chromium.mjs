import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** The Chromium for browser tests and measurements: `CHROMIUM_PATH`, else one of the usual places, else `null`. */
export function findChromium(environment = process.env) {
  const candidates = environment.CHROMIUM_PATH ? [environment.CHROMIUM_PATH] : usual;
  return candidates.find((file) => existsSync(file)) ?? null;
}
