import { createDocumentIndex } from '../knowledge/document-index';
import { createAdminModule } from '../admin/admin-module';
import { noEngine } from '../admin/testing/admin-api';
import { createBillingModule } from '../billing/billing-module';
import { testGatewayPath } from '../billing/gateways/test-gateway';
import { createTestChatsModule } from '../chats/testing/test-chats-module';
import { contactModule } from '../contact/contact-module';
import { mailboxModule } from '../platform/mail/mailbox-module';
import { startTestApi, type TestApi } from '../testing/test-api';
import { accountsModule } from './accounts-module';
import { codeFor, goodPassword, openBrowser, signedUp, type Browser } from './testing/browser';

const email = 'zenobia.unmistakable@example.com';
const chief = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: 'only I know it' };
/** Each stands nowhere else in the database. */
const traces = ['zenobia', 'unmistakable', 'quokka', '9812377123', '29ABCDE1234F1Z5'];

interface Leftover {
  readonly table: string;
  readonly row: string;
}

describe('what a person leaves behind', () => {
  let api: TestApi;
  let admin: Browser;
  const trail = () =>
    api.platform.database.query<{ action: string; actor: string; subject: string }>(
      'select action, actor, subject from audit_entry order by id',
    );

  beforeAll(async () => {
    api = await startTestApi({
      environment: chief,
      jobs: true,
      modules: [
        mailboxModule,
        accountsModule,
        createBillingModule(),
        createTestChatsModule(),
        createAdminModule({ documentIndex: createDocumentIndex, engine: noEngine }),
        contactModule,
      ],
    });
    admin = openBrowser(api);
    await admin.request('POST', '/api/accounts/login', { email: chief.ADMIN_EMAIL, password: chief.ADMIN_PASSWORD });
  });
  afterAll(() => api.close());

  async function live(): Promise<{ person: Browser; id: string }> {
    const person = await signedUp(api, email);
    const name = 'Zenobia Unmistakable';
    await person.request('POST', '/api/accounts/profile/complete', {
      userType: 'lawyer',
      countryCode: '+91',
      phone: '9812377123',
    });
    const profile = { name, countryCode: '+91', phone: '9812377123', address: '7 Quokka Street', stateCode: '29' };
    await person.request('PUT', '/api/accounts/profile', { ...profile, gstin: '29ABCDE1234F1Z5', language: 'en' });
    const answer = await person.request('POST', '/api/chat', { question: 'My quokka bit Zenobia. What now?' });
    const { conversationId } = answer.json<{ conversationId: string }>();
    const { messages } = (await person.request('GET', `/api/conversations/${conversationId}/messages`)).json<{
      messages: { id: string; role: string }[];
    }>();
    const rated = messages.find(({ role }) => role === 'assistant')?.id;
    await person.request('PUT', `/api/messages/${rated}/rating`, { rating: 'down', reason: 'Wrong about quokkas' });
    const checkout = (idempotencyKey: string) =>
      person.request('POST', '/api/billing/checkout', {
        plan: 'pro',
        period: 'monthly',
        name,
        address: '7 Quokka Street',
        idempotencyKey,
      });
    const { orderId } = (await checkout('the order that is paid')).json<{ orderId: string }>();
    await person.request('POST', `${testGatewayPath(orderId)}/pay`);
    await person.request('POST', '/api/billing/checkout', {
      plan: 'legal-pro-plus',
      period: 'monthly',
      name,
      idempotencyKey: 'the order that is not',
    });
    await person.request('POST', '/api/contact', { firstName: name, email, message: 'I keep a quokka.' });
    await openBrowser(api).request('POST', '/api/accounts/login', { email, password: 'wrong' });
    await person.request('POST', '/api/accounts/password/forgot', { email });
    await codeFor(api, email);
    await person.request('GET', '/api/accounts/export');
    const [row] = await api.platform.database.query<{ id: string }>('select id from app_user where email = $1', [
      email,
    ]);
    const id = row?.id ?? '';
    const edited = { name, email, phone: '+91 9812377123', role: 'Lawyer', address: '8 Quokka Street', password: '' };
    await admin.request('PUT', `/api/admin/users/${id}`, edited);
    await admin.request('GET', '/api/admin/users/export?search=zenobia');
    return { person, id };
  }

  async function leftovers(words: readonly string[]): Promise<Leftover[]> {
    const tables = await api.platform.database.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const found: Leftover[] = [];
    for (const { name } of tables) {
      const rows = await api.platform.database.query<{ row: string }>(
        `select to_jsonb(t)::text as row from ${name} t where to_jsonb(t)::text ilike any ($1::text[])`,
        [words.map((word) => `%${word}%`)],
      );
      found.push(...rows.map(({ row }) => ({ table: name, row })));
    }
    return found;
  }

  it('is told in the audit trail, and nothing names them once they have gone, but for their invoices', async () => {
    const { person, id } = await live();
    const told = (await trail()).filter(({ subject }) => subject.includes(email) || subject.includes('zenobia'));
    expect(told.map(({ action }) => action)).toEqual([
      'account.sign-in',
      'account.role',
      'account.sign-in-failed',
      'account.export',
      'user.update',
    ]);
    expect((await trail()).at(-1)).toEqual({
      action: 'export',
      actor: chief.ADMIN_EMAIL,
      subject: '/api/admin/users/export',
    });
    const before = new Set((await leftovers([...traces, id])).map(({ table }) => table));
    // The search finds what there is: else it would prove nothing afterwards.
    for (const table of [
      'app_user',
      'message',
      'review_item',
      'bell_item',
      'contact_message',
      'audit_entry',
      'dev_mail',
    ])
      expect([...before]).toContain(`public.${table}`);

    const gone = await person.request('DELETE', '/api/accounts', { password: goodPassword });
    expect(gone.statusCode).toBe(200);
    const mails = (await api.app.inject('/api/dev/mailbox')).json<{ to: string; subject: string }[]>();
    expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/deleted/),
    ]);

    const kept = await leftovers(traces);
    const [invoice] = await api.platform.database.query<{ order_id: string }>(
      'select order_id from invoice where user_id = $1',
      [id],
    );
    expect(invoice?.order_id).toBeTruthy();
    expect(
      kept.filter(
        ({ table, row }) =>
          table !== 'public.invoice' && !(table === 'public.purchase_order' && row.includes(invoice?.order_id ?? '-')),
      ),
    ).toEqual([]);
    expect((await trail()).map(({ action }) => action)).toContain('user.update');
  });

  it('keeps no address that has no account', async () => {
    await openBrowser(api).request('POST', '/api/accounts/login', {
      email: 'nobody.at.all@example.com',
      password: 'x',
    });
    expect((await trail()).at(-1)).toEqual({
      action: 'account.sign-in-failed',
      actor: 'no account',
      subject: 'no account',
    });
  });
});
