import { LanguageGate } from '../language/LanguageGate';
import { Navigation } from '../navigation/Navigation';
import { RegistryProvider } from '../remotes/RegistryProvider';
import { Notices } from '../shell/Notices';
import { SkipLink } from '../shell/SkipLink';
import { AppRoutes } from './routes';

/** All that stands inside the router, in the browser and in a prerendered page alike. */
export function AppContent() {
  return (
    <RegistryProvider>
      <LanguageGate>
        <SkipLink />
        <Navigation />
        <AppRoutes />
        <Notices />
      </LanguageGate>
    </RegistryProvider>
  );
}
