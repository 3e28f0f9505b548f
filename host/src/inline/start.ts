import type { RemoteRegistry } from 'shared-contracts/remotes/registry';
import { configUrl, registryUrl } from '../boot/addresses';
import { requestEarly } from '../boot/early-requests';
import { keepEarlyInput } from './early-input';
import { tellOfMissingCode } from './missing-code';
import { preloadFor } from '../remotes/preload';
import { chosenTheme, showTheme } from 'shared-ui/dom/theme';

// Runs inside the page itself, before any file has arrived: the theme is right from the first paint, and a remote's files load beside the host's.
showTheme(chosenTheme());
keepEarlyInput();
tellOfMissingCode();
void requestEarly(configUrl);
requestEarly(registryUrl)
  .then((response) => response.clone().json() as Promise<RemoteRegistry>)
  .then((registry) => preloadFor(location.pathname, registry))
  .catch(() => undefined);
