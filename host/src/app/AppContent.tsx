import { Navigation } from '../navigation/Navigation';
import { SkipLink } from '../shell/SkipLink';
import { AppRoutes } from './routes';

/** All that stands inside the router, in the browser and in a prerendered page alike. */
export function AppContent() {
  return (
    <>
      <SkipLink />
      <Navigation />
      <AppRoutes />
    </>
  );
}
