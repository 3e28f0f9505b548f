import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a product that lets the first pieces of an answer through and holds the rest. */
export interface CutLine {
  readonly url: string;
  /** From now on answers pass whole. */
  mend(): void;
  stop(): Promise<void>;
}

const PIECE_END = '\n\n';

/** Stands between browser and product, so that a test can act in the middle of an answer. */
export async function openCutLine(product: string): Promise<CutLine> {
  let isCut = true;
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = request(product + url, { method, headers });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isCut && method === 'POST' && url === '/api/chat') passFirstPiece(answer, outgoing);
      else answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    mend: () => void (isCut = false),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The product has written everything by then; its reader gets no more than the first pieces. */
function passFirstPiece(answer: IncomingMessage, outgoing: ServerResponse): void {
  let text = '';
  answer.setEncoding('utf8');
  answer.on('data', (chunk: string) => {
    const had = text.includes('event: done');
    text += chunk;
    if (!had && text.includes('event: done')) outgoing.write(text.slice(0, text.indexOf(PIECE_END) + PIECE_END.length));
  });
}
