import { createServer, type AddressInfo, type Server } from 'node:net';
import { startAdminApi, type AdminApi } from '../../testing/admin-api';

let api: AdminApi;
let server: Server;
beforeAll(async () => {
  api = await startAdminApi();
  server = createServer((socket) => socket.on('error', () => undefined).end('SSH-2.0-OpenSSH_9.6\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => server.close(resolve));
});

async function said(port: number): Promise<unknown> {
  const saved = await api.asAdmin({
    method: 'PUT',
    url: '/api/admin/settings/email',
    payload: {
      smtpServer: '127.0.0.1',
      smtpPort: port,
      smtpUsername: 'office',
      smtpPassword: 'secret',
      fromEmail: 'office@example.com',
      fromName: 'Office',
    },
  });
  expect(saved.statusCode).toBe(200);
  const sent = await api.asAdmin({
    method: 'POST',
    url: '/api/admin/settings/email/test',
    payload: { to: 'me@example.com' },
  });
  return sent.json();
}

test('a test mail does not tell open doors of the network from closed ones', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await said(port);
  expect(answer).toEqual({ ok: false, message: 'There is no mail server to be reached under this name and port.' });
  expect(await said(1)).toEqual(answer);
});
