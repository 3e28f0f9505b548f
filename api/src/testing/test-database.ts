import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import type { Database } from '../platform/database/database';
import { openInMemory } from '../platform/database/embedded';
import { openServer } from '../platform/database/server';
import { EMPTY_DATABASE } from './empty-database';

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/** The kind of database on which this run tests. */
export const testDatabaseKind = process.env.TEST_DATABASE === 'postgres' ? 'server' : 'embedded';

/** An empty database for one test file alone (the embedded one is migrated already); closing it removes it. */
export async function openTestDatabase(): Promise<Database> {
  return testDatabaseKind === 'server' ? openOnServer() : openEmbedded();
}

async function openEmbedded(): Promise<Database> {
  const file = process.env[EMPTY_DATABASE];
  return openInMemory(file ? await openAsBlob(file) : undefined);
}

/** An empty database on the server of this run, by its address; removing it ends what is still connected. */
export async function createOnServer(): Promise<{ readonly url: string; remove(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => onServer(`drop database if exists ${name} with (force)`) };
}

async function openOnServer(): Promise<Database> {
  const { url, remove } = await createOnServer();
  const database = await openServer(url, 5);
  return {
    ...database,
    async close() {
      await database.close();
      await remove();
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const url = new URL(SERVER);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
