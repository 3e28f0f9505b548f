import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import type { Language } from 'shared-contracts/calls/chat/types';
import type { RemoteRegistry } from 'shared-contracts/remotes/registry';
import type { RemoteModule } from 'shared-contracts/remotes/remote-module';
import { createLiveServices } from 'shared-contracts/services/live';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { AppContent } from '../app/AppContent';
import { ShellContext, type Shell } from '../app/shell-context';
import { createAuthStore } from '../auth/auth-store';
import { createLanguageStore } from '../language/language-store';
import { messages } from '../messages';
import { createNavigator } from '../navigation/navigator';

/** What a browser assumes before it has read the configuration; no call is made while a page is rendered. */
const config: RuntimeConfig = {
  services: 'live',
  apiBaseUrl: '',
  contactFormUrl: '',
  siteUrl: '',
  features: { google: false, devMailbox: false },
};

/** The markup of one page as the browser draws it first, with the code of its remote at hand and the links of all. */
export async function renderPage(
  pathname: string,
  spoken: Language,
  remote: RemoteModule,
  registry: RemoteRegistry,
): Promise<string> {
  await messages.load(spoken);
  const { prelude } = await prerender(
    <ShellContext value={shellAround(spoken, remote, registry)}>
      <StaticRouter location={pathname}>
        <AppContent />
      </StaticRouter>
    </ShellContext>,
    // React would move long parts to the end and put them in their place with scripts, which the content security policy refuses.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}

function shellAround(spoken: Language, remote: RemoteModule, registry: RemoteRegistry): Shell {
  const auth = createAuthStore({
    read: () => Promise.resolve('keep'),
    end: () => Promise.resolve(),
    announce: () => undefined,
  });
  const navigator = createNavigator();
  const language = createLanguageStore();
  language.setState({ language: spoken });
  const host = {
    contractVersion: CONTRACT_VERSION,
    config,
    auth,
    language,
    services: createLiveServices(config),
    navigate: navigator.navigate,
    track: () => undefined,
  };
  return {
    auth,
    language,
    navigator,
    drawn: null,
    registry: {
      current: () => registry,
      get: () => Promise.resolve({ state: 'fetched', registry }),
      look: () => Promise.resolve(null),
      renew: () => Promise.resolve(),
    },
    hostApi: { current: () => host, get: () => Promise.resolve({ state: 'ready', host }) },
    loader: {
      loaded: () => remote,
      load: () => Promise.resolve({ state: 'ready', module: remote }),
      begin: () => Promise.resolve({ state: 'ready', module: remote }),
      forget: () => undefined,
      report: () => undefined,
    },
  };
}
