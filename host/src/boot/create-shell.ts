import type { ModuleFederation } from '@module-federation/runtime';
import type { Shell } from '../app/shell-context';
import { createAuthStore } from '../auth/auth-store';
import { createSessionPort } from '../auth/session-port';
import { followAccountLanguage } from '../language/follow-account-language';
import { createLanguageStore } from '../language/language-store';
import { drawnLinks } from '../navigation/drawn-links';
import { createNavigator } from '../navigation/navigator';
import { createRemoteLoader } from '../remotes/loader';
import { createRegistry } from '../remotes/registry';
import { createReport, type Report } from '../remotes/report';
import { createHostApiSource, type HostApiSource } from './host-api-source';

export interface Timeouts {
  readonly fileTimeoutMs: number;
  readonly codeTimeoutMs: number;
}

const patience: Timeouts = { fileTimeoutMs: 10_000, codeTimeoutMs: 20_000 };

/** Makes the host's parts and joins them. */
export function createShell(
  federation: Pick<ModuleFederation, 'registerRemotes' | 'loadRemote' | 'options'>,
  timeouts: Timeouts = patience,
): Shell & { readonly report: Report } {
  const navigator = createNavigator();
  const registry = createRegistry(timeouts.fileTimeoutMs);
  const auth = createAuthStore(createSessionPort((): HostApiSource => hostApi));
  const language = createLanguageStore();
  const hostApi = createHostApiSource({
    auth,
    language,
    navigate: navigator.navigate,
    timeoutMs: timeouts.fileTimeoutMs,
  });
  followAccountLanguage({
    auth,
    language,
    keep: async (chosen) => {
      await hostApi.current()?.services.accounts.chooseLanguage({ body: { language: chosen } });
    },
  });
  const report = createReport(() => hostApi.current()?.config.apiBaseUrl ?? '');
  const loader = createRemoteLoader({ federation, registry, report, ...timeouts });
  return { auth, language, hostApi, loader, navigator, registry, report, drawn: drawnLinks() };
}
