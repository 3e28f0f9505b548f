import { ConfigError } from '../config';
import { StartError } from '../platform/start-error';

/**
 * Runs a command that takes one file: prints its outcome as one sentence, and a failure as one sentence with exit 1.
 * @param usage how it is called, for who names no file
 */
export async function runCommand(usage: string, command: (file: string) => Promise<string>): Promise<void> {
  const file = process.argv[2];
  try {
    if (!file) throw new StartError(`Name a file: ${usage}`);
    console.log(await command(file));
  } catch (error) {
    const isKnown = error instanceof ConfigError || error instanceof StartError;
    console.error(isKnown ? error.message : error);
    process.exitCode = 1;
  }
}
