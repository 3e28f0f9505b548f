import type { RemoteFailure } from 'shared-contracts/remotes/load-result';
import { isHeldToHash } from './entry-integrity';

/**
 * Turns what federation threw into a named failure. A script element does not say why it could not be loaded, so that its address is asked once more.
 * @param entry address of the remote's entry
 */
export async function explainError(error: unknown, entry: string): Promise<RemoteFailure> {
  const message = error instanceof Error ? error.message : String(error);
  if (/does not exist in container/.test(message)) return { state: 'missing-export' };
  const file = missingFile(error, message, entry);
  return file ? askAgain(file, message, isHeldToHash(file) || isRefused(error)) : { state: 'evaluation', message };
}

function missingFile(error: unknown, message: string, entry: string): string | null {
  if (error instanceof Error && error.name === 'ChunkLoadError') {
    return 'request' in error && typeof error.request === 'string' ? error.request : entry;
  }
  return /RUNTIME-00[18]/.test(message) && !message.includes('ScriptExecutionError') ? entry : null;
}

/** Chunks and style sheets are held against hashes that the entry knows: one that is there and yet fails to load was refused. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'type' in error && error.type === 'error';

async function askAgain(file: string, message: string, wasRefused: boolean): Promise<RemoteFailure> {
  try {
    const response = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    if (!response.ok) return { state: 'http', status: response.status };
    const name = new URL(file).pathname.split('/').at(-1) ?? '';
    return wasRefused ? { state: 'tampered', file: name } : { state: 'evaluation', message };
  } catch {
    return { state: 'network' };
  }
}
