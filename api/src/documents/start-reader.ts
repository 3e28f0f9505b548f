import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiRoot } from '../locate';
import { documentLimits } from './limits';

const bundled = join(apiRoot, 'dist/workers/read-document.js');
const source = join(apiRoot, 'src/workers/read-document.ts');
const keptVariables = ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot'];

/**
 * Starts the process that reads one document. It gets none of our secrets, and the system holds its memory: the data limit of POSIX counts
 * every writable page, typed arrays and decoders included, which no limit of the JavaScript heap does.
 */
export function startReader(): ChildProcess {
  const command = [process.execPath, `--max-old-space-size=${documentLimits.heapMb}`, ...entry()];
  const isPosix = process.platform !== 'win32';
  const [program = '', ...parameters] = isPosix ? ['/bin/sh', '-c', limited, 'sh', ...command] : command;
  const env = Object.fromEntries(keptVariables.map((name) => [name, process.env[name]]));
  return spawn(program, parameters, {
    env: env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  });
}

/** Where the system knows no such limit, the watch inside the process holds alone. */
const limited = `ulimit -d ${documentLimits.memoryMb * 1024} 2>/dev/null; exec "$@"`;

/** The bundle carries the reader as a file of its own; in development its source is loaded through the TypeScript loader. */
function entry(): string[] {
  if (runsFromBundle()) return [bundled];
  return ['--import', pathToFileURL(createRequire(source).resolve('tsx')).href, source];
}

const runsFromBundle = (): boolean =>
  (process.argv[1]?.startsWith(join(apiRoot, 'dist')) ?? false) && existsSync(bundled);
