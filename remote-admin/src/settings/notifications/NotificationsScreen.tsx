import { useCall } from '../../data/calls';
import { Loaded } from '../../ui/Loaded';
import { Page } from '../../ui/Page';
import { NotificationsForm } from './NotificationsForm';

export function NotificationsScreen() {
  const settings = useCall('notificationSettings', undefined);
  return (
    <Page title="Notification Settings" lead="Which mails are sent. A mail that is off is never sent." narrow>
      <Loaded query={settings}>{(flags) => <NotificationsForm flags={flags} />}</Loaded>
    </Page>
  );
}
