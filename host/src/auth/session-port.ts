import type { HostApiSource } from '../boot/host-api-source';
import type { SessionPort } from './auth-store';

export const sessionChannel = 'session';

/** The session as the API keeps it; in simulated mode nothing is kept, so that a reload signs out. */
export function createSessionPort(hostApi: () => HostApiSource): SessionPort {
  const live = async () => {
    const result = await hostApi().get();
    return result.state === 'ready' && result.host.config.services === 'live' ? result.host.services.accounts : null;
  };
  return {
    async read() {
      const accounts = await live();
      if (!accounts) return 'keep';
      return accounts.session().then(
        ({ user }) => user,
        () => 'keep',
      );
    },
    async end() {
      const accounts = await live();
      await accounts?.logout();
    },
    announce() {
      const channel = new BroadcastChannel(sessionChannel);
      channel.postMessage('changed');
      channel.close();
    },
  };
}
