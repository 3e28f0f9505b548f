import { connect, type AddressInfo } from 'node:net';
import { contactModule } from '../../contact/contact-module';
import { statusModule } from '../../status/status-module';
import { startTestApi, type TestApi } from '../../testing/test-api';

// The product's own limits are minutes; how they are wired is tried with shorter ones.
jest.mock('./timeouts', () => ({ serverTimeouts: { head: 300, request: 900, check: 50 } }));

const head = (...lines: string[]) => ['POST /api/contact HTTP/1.1', 'host: localhost', ...lines, '', ''].join('\r\n');

describe('whoever sends a byte at a time', () => {
  let api: TestApi;
  let port: number;
  beforeAll(async () => {
    api = await startTestApi({ modules: [statusModule, contactModule] });
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    port = (api.app.server.address() as AddressInfo).port;
  });
  afterAll(() => api.close());

  /** Sends a beginning and then one byte after the other for as long as the server listens; gives what it said and how many it took. */
  const dawdle = (beginning: string, byte: string): Promise<{ said: string; sent: number }> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let [said, sent] = ['', 0];
      const drip = setInterval(() => {
        socket.write(byte);
        sent++;
      }, 20);
      socket.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
      // A byte that is under way when the server closes is answered with a reset.
      socket.on('error', () => undefined).on('end', () => socket.destroy());
      socket.on('close', () => {
        clearInterval(drip);
        resolve({ said, sent });
      });
      socket.write(beginning);
    });

  it.each([
    ['a body of JSON', head('content-type: application/json', 'content-length: 100000'), ' '],
    ['a form', head('content-type: multipart/form-data; boundary=x', 'content-length: 100000') + '--x\r\n', 'a'],
    ['pieces without an end', head('content-type: application/json', 'transfer-encoding: chunked'), '1\r\n \r\n'],
    ['the head', 'POST /api/contact HTTP/1.1\r\nhost: localhost\r\nx-name: ', 'a'],
  ])('as %s is sent away, and everybody else is answered meanwhile', async (_what, beginning, byte) => {
    const slow = dawdle(beginning, byte);
    expect((await fetch(`http://127.0.0.1:${port}/api/status`)).status).toBe(200);
    const { said, sent } = await slow;
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(sent).toBeGreaterThan(1);
  });
});
