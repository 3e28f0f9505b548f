import { spawn, type ChildProcess } from 'node:child_process';
import { inProject } from '../shipping/project';

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a Node program to its end and gives all that it printed. */
export function runNode(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return collect(
    spawn(process.execPath, args, {
      cwd: inProject(),
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

export function collect(child: ChildProcess): Promise<Ended> {
  return new Promise((resolve) => {
    let output = '';
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/**
 * Evaluates an expression over the exports of one of the tools.
 * @param options of Node, such as what reads TypeScript
 */
export async function evaluate(tool: string, expression: string, options: readonly string[] = []): Promise<unknown> {
  const script = `import * as tool from ${JSON.stringify(inProject('tools', tool))}; process.stdout.write(JSON.stringify(${expression}))`;
  const { output } = await runNode([...options, '--input-type=module', '--eval', script]);
  return JSON.parse(output) as unknown;
}
