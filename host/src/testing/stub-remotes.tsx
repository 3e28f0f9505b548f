import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { RemoteModule, RemoteName } from 'shared-contracts/remotes/remote-module';
import { CONTRACT_VERSION } from 'shared-contracts/version';

/** What loading a remote's entry ends in: its exposed modules by name, or an error, or nothing at all. */
export type StubEntry = () => Promise<Readonly<Record<string, unknown>>>;

export function remoteShowing(text: string): RemoteModule {
  return { contractVersion: CONTRACT_VERSION, Remote: () => <h1>{text}</h1> };
}

export const working =
  (name: RemoteName): StubEntry =>
  () =>
    Promise.resolve({ './remote': remoteShowing(`The ${name} remote`) });

/** A federation runtime plugin that stands in for the network: entries come from the table, and no script is ever added to the page. */
export function stubEntries(table: Partial<Record<RemoteName, StubEntry>>): {
  plugin: ModuleFederationRuntimePlugin;
  entries: string[];
} {
  const entries: string[] = [];
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'stub-entries',
    async loadEntry({ remoteInfo }) {
      entries.push(remoteInfo.entry);
      const { name } = remoteInfo;
      const exposed = await (table[name] ?? working(name))();
      return {
        init: () => undefined,
        get(id: string) {
          if (!(id in exposed)) throw new Error(`Module "${id}" does not exist in container.`);
          return () => Promise.resolve(exposed[id] as Record<string, unknown>);
        },
      };
    },
  };
  return { plugin, entries };
}
