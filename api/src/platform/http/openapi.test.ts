import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callVersions } from 'shared-contracts/calls/versions';
import { createTestChatsModule } from '../../chats/testing/test-chats-module';
import { projectRoot } from '../../locate';
import { modules } from '../../modules';
import { startTestApi } from '../../testing/test-api';

interface Document {
  readonly paths: Readonly<Record<string, object>>;
}

test('the server describes the calls of the contract, each as it was recorded', async () => {
  const api = await startTestApi({
    modules: [...modules.filter(({ name }) => name !== 'knowledge' && name !== 'chats'), createTestChatsModule()],
  });
  const served = (await api.app.inject('/api/openapi.json')).json<Document>();
  await api.close();
  const recorded = Object.keys(callVersions)
    .map((domain) => join(projectRoot, `shared-contracts/surface/${domain}.openapi.json`))
    .flatMap((file) => Object.entries((JSON.parse(readFileSync(file, 'utf8')) as Document).paths));
  expect(Object.keys(served.paths).sort()).toEqual(recorded.map(([path]) => path).sort());
  expect(served.paths).toEqual(Object.fromEntries(recorded));
}, 120_000);
