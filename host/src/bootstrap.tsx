import { getInstance } from '@module-federation/runtime';
import { createRoot, hydrateRoot } from 'react-dom/client';
import 'shared-ui/styles/tokens.css';
import 'shared-ui/styles/base.css';
import './styles/fonts.css';
import './styles/fallback-fonts.css';
import { App } from './app/App';
import { followSession } from './auth/follow-session';
import { fillShell } from './boot/fill-shell';
import { keepOfflinePage } from './boot/offline-page';
import { createShell } from './boot/create-shell';
import { shownLanguage } from './language/use-shown-language';
import { messages } from './messages';
import { preloadOnIntent } from './navigation/preload-on-intent';
import { entryIntegrity } from './remotes/entry-integrity';
import { remoteAt } from './remotes/remote-at';

/** Seconds to wait before a prerendered page is tried to be brought to life again. */
const patienceSeconds = [2, 5, 15, 60];

const federation = getInstance();
const root = document.getElementById('root');
if (!federation || !root) throw new Error('The page was built without its federation runtime or its root element');

federation.registerPlugins([entryIntegrity()]);
const shell = createShell(federation);
followSession(shell.auth);
preloadOnIntent(shell.registry);
void keepOfflinePage(shell.hostApi, navigator.serviceWorker);
void import('./boot/report-vitals').then(({ reportVitals }) => reportVitals(shell.registry, shell.report));
const app = <App shell={shell} />;
const { pathname } = window.location;
const known = shell.registry.current()?.remotes ?? [];
await messages.load(shownLanguage(pathname, shell.language.getState().language, known));
if (root.dataset['shell'] !== undefined) void fill(root);
else if (root.hasChildNodes()) void takeOver(root);
else createRoot(root).render(app);

/**
 * A prerendered page can be read before its remote's code is there, and goes on to be when that cannot be had: it is never replaced by an
 * error, but brought to life once the code arrives.
 */
async function takeOver(page: HTMLElement): Promise<void> {
  for (const seconds of [...patienceSeconds, null]) {
    const [api, remote] = await Promise.all([shell.hostApi.get(), loadShown()]);
    if (api.state === 'ready' && remote === 'ready') return void hydrateRoot(page, app);
    if (seconds !== null) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** A shell waits for its remote, and gives way to the reason where that cannot be had. */
async function fill(page: HTMLElement): Promise<void> {
  await Promise.all([shell.hostApi.get(), loadShown()]);
  await fillShell(page, app);
}

/** Loads the remote that the prerendered page belongs to. */
async function loadShown(): Promise<string> {
  const found = await shell.registry.get();
  if (found.state !== 'fetched') return found.state;
  const shown = remoteAt(window.location.pathname, found.registry);
  return shown ? (await shell.loader.begin(shown.name)).state : 'unknown';
}
