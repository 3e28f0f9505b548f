import { createHash } from 'node:crypto';
import { chmodSync, rmSync, type WriteStream } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../platform/database/database';
import { writeBackup } from './write-backup';

/** Where a running product with an embedded database can be asked for a backup, by whoever may open its data folder. */
function addressOf(dataDir: string): string {
  if (process.platform !== 'win32') return join(dataDir, 'backup.sock');
  return `\\\\.\\pipe\\${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;
}

/** Lets a backup be taken while the product runs: its embedded database is open to this process alone. */
export async function serveBackups(database: Database, dataDir: string): Promise<Server | null> {
  if (database.kind !== 'embedded') return null;
  const address = addressOf(dataDir);
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    writeBackup(database, dataDir, socket).catch(() => socket.destroy());
  });
  server.unref();
  await new Promise<void>((resolve) => {
    // A folder whose name is too long for an address has no backup while it runs; the command says so.
    server.once('error', () => resolve());
    server.listen(address, () => resolve());
  });
  if (server.listening && process.platform !== 'win32') chmodSync(address, 0o600);
  return server;
}

/** Takes a backup from the running product; false when none can be asked. */
export async function backupFromRunning(dataDir: string, to: () => WriteStream): Promise<boolean> {
  const socket = connect(addressOf(dataDir));
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!connected) return false;
  await pipeline(socket, to());
  return true;
}
