import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port';
import { describedRemotes } from './project';
import { answers, layOut, serve, type Layout } from './nginx';

export interface Front {
  readonly url: string;
  stop(): Promise<void>;
}

const remotes = describedRemotes().map(({ name }) => name);

/**
 * The browser's containers as they are shipped: nginx with the host at one address, behind it one nginx a remote and the API.
 * @param api the API's address
 * @param port where it answers; a free one by default
 */
export async function startFront(
  binary: string,
  api: string,
  { root, port }: { readonly root?: string; readonly port?: number } = {},
): Promise<Front> {
  const sockets = mkdtempSync(path.join(tmpdir(), 'front-'));
  const listen = port ?? (await freePort());
  const url = `http://localhost:${listen}`;
  const stops: (() => Promise<void>)[] = [];
  const add = async (layout: Layout, isUp: () => boolean | Promise<boolean>) => {
    const site = layOut(layout);
    const server = await serve(binary, site, isUp);
    stops.unshift(async () => {
      await server.stop();
      site.remove();
    });
  };
  for (const name of remotes) {
    const socket = path.join(sockets, `remote-${name}.sock`);
    await add({ conf: 'remote.conf', workspace: `remote-${name}`, listen: socket }, () => existsSync(socket));
  }
  const host: Layout = { conf: 'host.conf', workspace: 'host', listen, api, sockets };
  await add(root ? { ...host, root } : host, answers(`${url}/healthz`));
  return {
    url,
    async stop() {
      for (const stop of stops) await stop();
      rmSync(sockets, { recursive: true, force: true });
    },
  };
}
