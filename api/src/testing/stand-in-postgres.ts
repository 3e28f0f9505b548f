import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Speaks as much of PostgreSQL's protocol as an empty answer to every statement takes, until it is frozen or stopped. */
export interface StandInPostgres {
  readonly url: string;
  /** Takes connections and statements, and says nothing; what came meanwhile is never answered. */
  freeze(): void;
  thaw(): void;
  /** Ends every connection and takes no new one. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const message = (kind: string, body: Buffer = Buffer.alloc(0)): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};
const READY = message('Z', Buffer.from('I'));
const DONE = message('C', Buffer.from('SELECT 0\0'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
/** By the kind of what a client says. */
const replies: Readonly<Record<string, Buffer>> = {
  Q: Buffer.concat([DONE, READY]),
  P: message('1'),
  B: message('2'),
  D: message('n'),
  E: DONE,
  S: READY,
};

/** Starts one on a free port. */
export async function startStandInPostgres(): Promise<StandInPostgres> {
  let isFrozen = false;
  let port = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isWelcome = false;
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (data) => {
      if (isFrozen) return;
      if (isWelcome) return void socket.write(repliesTo(data));
      isWelcome = true;
      socket.write(WELCOME);
    });
  });
  const start = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  await start();
  return {
    url: `postgres://stand-in@127.0.0.1:${port}/none`,
    freeze: () => void (isFrozen = true),
    thaw: () => void (isFrozen = false),
    start,
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function repliesTo(data: Buffer): Buffer {
  const said: Buffer[] = [];
  for (let at = 0; at < data.length; at += 1 + data.readInt32BE(at + 1))
    said.push(replies[String.fromCharCode(data[at] ?? 0)] ?? Buffer.alloc(0));
  return Buffer.concat(said);
}
