import { useCall } from '../../data/calls';
import { Loaded } from '../../ui/Loaded';
import { Page } from '../../ui/Page';
import { EmailForm } from './EmailForm';
import { TestMail } from './TestMail';

export function EmailScreen() {
  const settings = useCall('emailSettings', undefined);
  return (
    <Page title="Email Settings" lead="The mail server that sends codes, reminders and reports." narrow>
      <Loaded query={settings}>
        {(saved) => (
          <>
            <EmailForm saved={saved} />
            <TestMail />
          </>
        )}
      </Loaded>
    </Page>
  );
}
