import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server of a test: it takes every mail but those to `refused@...`, and can be gone for a while. */
export interface SmtpSink {
  readonly port: number;
  /** The mails as they came, head and body. */
  readonly mails: readonly string[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

const ready = '250 ok';

export async function openSmtpSink(): Promise<SmtpSink> {
  const mails: string[] = [];
  const open = () =>
    createServer((socket) => {
      let data: string | null = null;
      let rest = '';
      const say = (line: string) => socket.write(`${line}\r\n`);
      const take = (line: string): void => {
        if (data !== null && line !== '.') {
          data += `${line}\n`;
          return;
        }
        if (data !== null) {
          mails.push(data);
          data = null;
          say(ready);
        } else if (/^DATA/i.test(line)) {
          data = '';
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else if (/^RCPT TO:<refused@/i.test(line)) say(`550 5.1.1 ${line.slice(8)}: no such person`);
        else say(ready);
      };
      socket.setEncoding('utf8').on('error', () => undefined);
      socket.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\r\n');
        rest = lines.pop() ?? '';
        lines.forEach(take);
      });
      say('220 sink');
    });
  let server: Server = open();
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    mails,
    async start() {
      server = open();
      await listen(port);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
