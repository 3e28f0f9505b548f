import { localPaths } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import type { RegistryEntry } from 'shared-contracts/remotes/registry';
import { Navigate, Route, Routes } from 'shared-contracts/router';
import { MailboxPage } from '../mailbox/MailboxPage';
import { useRegistry } from '../remotes/RegistryProvider';
import { RemoteView } from '../remotes/RemoteView';
import { PublicFrame } from '../shell/PublicFrame';
import { PublicLayout } from '../shell/PublicLayout';
import { UnknownAddress } from './UnknownAddress';

/** Every page of the product: those of the remotes, as the registry lists them, and the host's own. */
export function AppRoutes() {
  const { remotes } = useRegistry();
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {remotes.filter(({ frame }) => frame === 'public').flatMap(routesTo)}
        <Route path={paths.devMailbox.path} element={<MailboxPage />} />
      </Route>
      {remotes.filter(({ frame }) => frame !== 'public').flatMap(routesTo)}
      <Route path="*" element={<UnknownAddress />} />
    </Routes>
  );
}

function routesTo({ name, frame, routes, pages = [] }: RegistryEntry) {
  const view =
    frame === 'public' ? (
      <RemoteView key={name} name={name} />
    ) : (
      <RemoteView key={name} name={name} frame={(problem) => <PublicFrame>{problem}</PublicFrame>} />
    );
  return [
    ...routes.map((path) => <Route key={path} path={path} element={view} />),
    ...pages.flatMap(({ path, languages }) => (languages ? [] : redirectsTo(path))),
  ];
}

/** A page that has one address for all languages is found under an address with a language too. */
function redirectsTo(path: string) {
  return localPaths(path)
    .filter((local) => local !== path && !/[:*]/.test(path))
    .map((local) => <Route key={local} path={local} element={<Navigate to={path} replace />} />);
}
