import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model does with the next request: writes pieces of text, fails, or says nothing for ever. */
export type ModelBehaviour =
  | { readonly writes: readonly string[] }
  | { readonly fails: number }
  | { readonly hangs: true }
  | { readonly drips: string; readonly everyMs: number }
  | { readonly breaksAfter: readonly string[] };

/** An OpenAI-compatible endpoint under the test's control. */
export interface FakeModel {
  readonly baseUrl: string;
  behave(behaviour: ModelBehaviour): void;
  /** The prompts that it was given. */
  readonly prompts: string[];
  close(): Promise<void>;
}

export async function startFakeModel(): Promise<FakeModel> {
  let behaviour: ModelBehaviour = { fails: 500 };
  const prompts: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      prompts.push(body);
      respond(response, behaviour);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave(next) {
      behaviour = next;
    },
    prompts,
    close: () => closeServer(server),
  };
}

function respond(response: ServerResponse, behaviour: ModelBehaviour): void {
  if ('hangs' in behaviour) return;
  if ('fails' in behaviour) {
    response
      .writeHead(behaviour.fails, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message: 'down' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('drips' in behaviour) {
    const drip = setInterval(() => write(response, behaviour.drips), behaviour.everyMs);
    response.once('close', () => clearInterval(drip));
    return;
  }
  const pieces = 'writes' in behaviour ? behaviour.writes : behaviour.breaksAfter;
  for (const content of pieces) write(response, content);
  if ('breaksAfter' in behaviour) {
    response.destroy();
    return;
  }
  response.write(
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

const write = (response: ServerResponse, content: string): boolean =>
  response.write(
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })}\n\n`,
  );

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
