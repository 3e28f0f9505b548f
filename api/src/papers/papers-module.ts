import { paperOf } from 'papers';
import { toolOf } from 'rules';
import { paperFileBody } from 'shared-contracts/calls/papers/paper-file';
import { paperFilePath } from 'shared-contracts/calls/papers/paper-path';
import { papersRoutes } from 'shared-contracts/calls/papers/routes';
import { papersSchemas } from 'shared-contracts/calls/papers/schemas';
import { dayInIndia } from 'shared-contracts/time/india';
import type * as z from 'zod';
import { createCounter } from '../platform/http/counter';
import { parsePart } from '../platform/http/parse-part';
import { notFound } from '../platform/http/problem';
import { serveCalls } from '../platform/http/serve-calls';
import type { ApiModule } from '../platform/module';
import type { Platform } from '../platform/platform';
import { countToolEvent } from '../tool-use/tool-use-store';
import type { PaperAllowance } from './paper-allowance';
import type { WrittenPaper } from './paper-docx';
import { paperPdf } from './paper-pdf';

const kinds = {
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    // The library is large and few people need it: it is loaded with the first paper.
    make: async (paper: WrittenPaper): Promise<Buffer> => (await import('./paper-docx')).paperDocx(paper),
  },
  pdf: { type: 'application/pdf', make: paperPdf },
} as const;

const HOUR_MS = 3_600_000;
/** Steps that one address may have counted an hour; more says nothing about people. */
const EVENTS_PER_HOUR = 600;

/** What papers take from other modules. */
export interface PapersPorts {
  readonly allowance: (platform: Platform) => PaperAllowance;
}

/** Makes the papers that people wrote into files; nothing of them is kept. Counts how far people come with tools and papers. */
export function createPapersModule(ports: PapersPorts): ApiModule {
  return {
    name: 'papers',
    register(app, platform) {
      const { database, principals } = platform;
      const allowance = ports.allowance(platform);
      const today = (): string => dayInIndia(platform.now());
      const ofAddress = createCounter(HOUR_MS, EVENTS_PER_HOUR, () => platform.now().getTime(), {
        notices: platform.notices,
        name: 'papers',
      });

      for (const kind of ['docx', 'pdf'] as const)
        app.post(paperFilePath(kind), async (request, reply) => {
          const paper = parsePart(paperFileBody, request.body, 'body') as z.output<typeof paperFileBody>;
          const known = paper.paper === undefined ? undefined : paperOf(paper.paper);
          const principal = await principals.of(request, reply);
          await allowance.take(principal, known?.id ?? `other: ${paper.title}`, request.ip);
          const { type, make } = kinds[kind];
          const file = await make(paper);
          if (known)
            await countToolEvent(database, today(), { kind: 'paper', name: known.id, step: 'taken', place: 'page' });
          return reply
            .type(type)
            .header('cache-control', 'no-store')
            .header('content-disposition', `attachment; filename="${fileName(paper.title)}.${kind}"`)
            .send(file);
        });

      serveCalls(
        app,
        principals,
        papersRoutes,
        papersSchemas,
      )({
        async note({ body, request }) {
          if (!(body.kind === 'tool' ? toolOf(body.name) : paperOf(body.name))) throw notFound(body.kind);
          if (ofAddress.allows(request.ip)) await countToolEvent(database, today(), body);
          return { ok: true };
        },
      });
    },
  };
}

/** Letters that every system can keep; other scripts fall back to a plain name. */
function fileName(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain || 'paper';
}
