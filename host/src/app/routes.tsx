import { paths } from 'shared-contracts/paths';
import { Navigate, Route, Routes } from 'shared-contracts/router';
import { MailboxPage } from '../mailbox/MailboxPage';
import { RemoteView } from '../remotes/RemoteView';
import { PublicFrame } from '../shell/PublicFrame';
import { PublicLayout } from '../shell/PublicLayout';

const marketing = <RemoteView name="marketing" />;
const chat = <RemoteView name="chat" frame={(problem) => <PublicFrame>{problem}</PublicFrame>} />;
const admin = <RemoteView name="admin" frame={(problem) => <PublicFrame>{problem}</PublicFrame>} />;

/** Every page of the product, and which remote shows it. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={paths.home.path} element={marketing} />
        <Route path={paths.about.path} element={marketing} />
        <Route path={paths.pricing.path} element={marketing} />
        <Route path={paths.faq.path} element={marketing} />
        <Route path={paths.contact.path} element={marketing} />
        <Route path={paths.terms.path} element={marketing} />
        <Route path={paths.privacy.path} element={marketing} />
        <Route path={paths.refund.path} element={marketing} />
        <Route path={paths.help.path} element={marketing} />
        <Route path={paths.helpArticle.path} element={marketing} />
        <Route path={paths.devMailbox.path} element={<MailboxPage />} />
      </Route>

      <Route path={paths.chat.path} element={chat} />
      <Route path={paths.shared.path} element={chat} />

      <Route path={paths.adminLogin.path} element={admin} />
      <Route path={`${paths.admin.path}/*`} element={admin} />

      <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
    </Routes>
  );
}
