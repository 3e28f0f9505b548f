import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { runNode } from './scripts';

jest.setTimeout(60_000);

type Asked = Readonly<Record<string, readonly string[]>>;
let server: Server | undefined;
afterEach(() => server?.close());

/** A registry that knows weaknesses, or that does not answer the question. */
async function registry(answer: ((asked: Asked) => object) | null): Promise<string> {
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (!answer || request.method !== 'POST') return response.writeHead(answer ? 404 : 405).end('{}');
      const body = Buffer.concat(pieces);
      const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer(JSON.parse(text.toString()) as Asked)));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `--registry=http://127.0.0.1:${(server?.address() as AddressInfo).port}/`;
}
const audit = async (answer: Parameters<typeof registry>[0]) =>
  runNode(['tools/audit.mjs', await registry(answer), '--fetch-retries=0']);
const weakness = (severity: string) => ({
  id: 1,
  url: 'https://example.com/1',
  title: 'Reads what it should not',
  severity,
  vulnerable_versions: '*',
});

test('the registry is asked for every package of the product, and what it knows is told', async () => {
  let names: string[] = [];
  const ended = await audit((asked) => {
    names = Object.keys(asked);
    return { fastify: [weakness('critical')] };
  });
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod']));
  expect(ended.output).toMatch(/critical fastify .*Reads what it should not/);
  expect(ended.output).toMatch(/packages have grave known weaknesses/);
  expect(ended.code).toBe(1);
});

test('a small weakness is told and lets the check pass', async () => {
  const { code, output } = await audit(() => ({ zod: [weakness('low')] }));
  expect(output).toMatch(/low zod/);
  expect(output).toMatch(/\d+ packages were checked/);
  expect(code).toBe(0);
});

test('a registry that cannot be asked is not taken for one that knows nothing', async () => {
  const { code, output } = await audit(null);
  expect(output).toMatch(/Nothing was checked: .*405/);
  expect(code).toBe(2);
});
