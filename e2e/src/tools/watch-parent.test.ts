import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inProject } from '../shipping/project';
import { collect } from './scripts';

jest.setTimeout(60_000);

const watch = JSON.stringify(inProject('tools/lib/watch-parent.mjs'));

/** A program in a process of its own, begun by another one that does nothing else, as a shell begins what it is told. */
function startBehindAnother(program: string): ChildProcess {
  const between = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(program)}], {
      detached: true, stdio: ['ignore', 'inherit', 'inherit'],
    });
    console.log('between ' + process.pid);
    setInterval(() => undefined, 1000);`;
  return spawn(process.execPath, ['--eval', between], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Gives what it printed once its output is closed, which its child holds as well: nothing of it is left running then. */
async function endBetween(between: ChildProcess, when: string): Promise<string> {
  const ended = collect(between);
  if (!between.stdout) throw new Error('The process has no output.');
  for await (const line of createInterface({ input: between.stdout })) if (line === when) break;
  between.kill('SIGKILL');
  return (await ended).output;
}

const lastsUntilTold = `
  const server = (await import('node:http')).createServer().listen(0, '127.0.0.1');
  const end = () => { console.log('told to end'); server.close(); };`;

test('a server ends in order once the process that started it is gone', async () => {
  const between = startBehindAnother(`
    import { endWithParent } from ${watch};
    ${lastsUntilTold}
    process.on('SIGTERM', end);
    endWithParent({ everyMs: 20 });
    console.log('runs');`);
  const output = await endBetween(between, 'runs');
  expect(output.match(/told to end/g)).toHaveLength(1);
});

test('one that is still starting by then is told as soon as it hears', async () => {
  const between = startBehindAnother(`
    import { endWithParent } from ${watch};
    ${lastsUntilTold}
    let looks = 0;
    const parent = process.ppid;
    const lives = () => {
      try { process.kill(parent, 0); return true; } catch { if (++looks === 3) process.on('SIGTERM', end); return false; }
    };
    endWithParent({ lives, everyMs: 20 });
    console.log('runs');`);
  expect(await endBetween(between, 'runs')).toContain('told to end');
});

test('while it lives, nothing happens; one of somebody else lives as well', async () => {
  const looks = `
    import { endWithParent } from ${watch};
    let told = 0;
    process.on('SIGTERM', () => told++);
    endWithParent({ everyMs: 10 });
    const kill = process.kill;
    const refused = Object.assign(new Error('not allowed'), { code: 'EPERM' });
    let asked = 0;
    process.kill = (pid, signal) => { asked++; if (asked > 5) throw refused; return kill.call(process, pid, signal); };
    const seen = setInterval(() => { if (asked > 10) { clearInterval(seen); console.log(JSON.stringify({ told })); } }, 10);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', looks], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect((await collect(child)).output).toBe('{"told":0}\n');
});
