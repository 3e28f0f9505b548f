import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** A name server that knows names of 127.0.0.1 alone, and says what it was asked for. */
export async function startNameServer(
  known: readonly string[],
): Promise<{ readonly address: string; readonly asked: ReadonlySet<string>; stop(): void }> {
  const asked = new Set<string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { address, port }) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const name = labels.join('.');
    const question = query.subarray(12, at + 5);
    const isAddress = query.readUInt16BE(at + 1) === 1;
    asked.add(name);
    const found = known.includes(name);
    const header = Buffer.alloc(12);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    // An answer; 3 says that there is no such name.
    header.writeUInt16BE(found ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found && isAddress ? 1 : 0, 6);
    const answer = found && isAddress ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1] : [];
    socket.send(Buffer.concat([header, question, Buffer.from(answer)]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = socket.address();
  return { address: `127.0.0.1:${port}`, asked, stop: () => socket.close() };
}
