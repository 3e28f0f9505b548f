import { getInstance } from '@module-federation/runtime';
import { createRoot, hydrateRoot } from 'react-dom/client';
import 'shared-contracts/styles/tokens.css';
import 'shared-contracts/styles/base.css';
import './styles/fonts.css';
import { App } from './app/App';
import { followSession } from './auth/follow-session';
import { createShell } from './boot/create-shell';
import { preloadOnIntent } from './navigation/preload-on-intent';

const federation = getInstance();
const root = document.getElementById('root');
if (!federation || !root) throw new Error('The page was built without its federation runtime or its root element');

const shell = createShell(federation);
followSession(shell.auth);
preloadOnIntent(shell.registry);
const app = <App shell={shell} />;
if (root.hasChildNodes()) void takeOver(root);
else createRoot(root).render(app);

/** A prerendered page stays as it is until its remote's code is there; if that cannot be had, the page is drawn anew and says so. */
async function takeOver(page: HTMLElement): Promise<void> {
  const [api, remote] = await Promise.all([shell.hostApi.get(), shell.loader.load('marketing')]);
  if (api.state === 'ready' && remote.state === 'ready') hydrateRoot(page, app);
  else createRoot(page).render(app);
}
