import { contributePersonalData } from '../accounts/personal-data';
import type { ApiModule } from '../platform/module';
import type { Platform } from '../platform/platform';
import type { Usage } from 'shared-contracts';
import type { Principal } from '../platform/principal/principal';
import type { CitationFinder } from '../answers/citations/find-citations';
import { renewedEngine } from './renewed-engine';
import type { AnswerEngine } from '../answers/engine';
import { createTries, forgetTries } from './asked-once';
import { forgetOldConversations } from './conversation-store';
import { chatsOfPerson } from './personal-data';
import { createAnswerQueue } from './answer-queue';
import type { QuestionAllowance } from './question-allowance';
import { serveAsk } from './serve-ask';
import { serveAttachments } from './serve-attachments';
import { serveConversations } from './serve-conversations';
import { serveSources } from './serve-sources';

/** Answers that one process writes at once; more would only make each other wait for the database. */
const answersAtOnce = 16;
const keptMs = 24 * 3_600_000;

/** What the chats take from other modules. */
export interface ChatsPorts {
  readonly engine: (platform: Platform) => AnswerEngine;
  readonly findCitations: (platform: Platform) => CitationFinder;
  readonly allowance: (platform: Platform) => QuestionAllowance;
  readonly onAnswered?: (platform: Platform) => (principal: Principal, usage: Usage) => Promise<void>;
}

/** Questions, answers and the conversations that they make. */
export function createChatsModule(ports: ChatsPorts): ApiModule {
  const engines = new WeakMap<Platform, AnswerEngine>();
  return {
    name: 'chats',
    async register(app, platform) {
      const engine = renewedEngine(platform.notices, platform.log, () => ports.engine(platform));
      engines.set(platform, engine);
      const chats = {
        platform,
        engine,
        queue: createAnswerQueue(answersAtOnce),
        beginTry: createTries(),
        findCitations: ports.findCitations(platform),
        allowance: ports.allowance(platform),
        onAnswered: ports.onAnswered?.(platform) ?? (() => Promise.resolve()),
      };
      contributePersonalData(platform, chatsOfPerson(platform.database));
      serveAsk(app, chats);
      serveConversations(app, chats);
      serveAttachments(app, chats);
      serveSources(app, chats);
      await platform.jobs.add({
        name: 'chats.forget',
        cron: '40 * * * *',
        run: async () => {
          const before = new Date(platform.now().getTime() - keptMs);
          await forgetOldConversations(platform.database, before);
          await forgetTries(platform.database, before);
        },
      });
    },
    async prepare(platform) {
      await engines.get(platform)?.warm();
    },
  };
}
