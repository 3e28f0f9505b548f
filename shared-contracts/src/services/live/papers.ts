import { paperFilePath } from '../../calls/papers/paper-path';
import { papersRoutes } from '../../calls/papers/routes';
import type { PapersService } from '../services';
import type { Client } from './client';
import { saveFile } from './save-file';

export function createPapers(client: Client): PapersService {
  return {
    async download(kind, paper) {
      const route = { method: 'POST', path: paperFilePath(kind) } as const;
      await saveFile(await client.request(route, { body: paper }, { headers: { accept: '*/*' } }));
    },
    // Nobody waits for it, and nobody is told when it did not arrive.
    note: (event) => void client.call(papersRoutes.note, { body: event }).catch(() => undefined),
  };
}
