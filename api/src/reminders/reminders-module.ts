import { addDays, toolOf } from 'rules';
import { remindersRoutes, stopRemindersPath } from 'shared-contracts/calls/reminders/routes';
import { remindersSchemas } from 'shared-contracts/calls/reminders/schemas';
import { dayInIndia } from 'shared-contracts/time/india';
import type { FastifyReply } from 'fastify';
import { authoriseUser } from '../accounts/authorise';
import { contributePersonalData } from '../accounts/personal-data';
import { notFound, ProblemError, refused } from '../platform/http/problem';
import { serveCalls } from '../platform/http/serve-calls';
import type { ApiModule } from '../platform/module';
import {
  addReminder,
  countReminders,
  isStopToken,
  listReminders,
  removeReminder,
  stopReminders,
} from './reminder-store';
import { sendReminders } from './send-reminders';
import { stopPage } from './stop-page';

/** So many days may wait to be told to one person. */
const MOST = 50;

interface StopRoute {
  Params: { token: string };
}

/** Days that a tool worked out, told by mail some days before to those who asked for it. */
export const remindersModule: ApiModule = {
  name: 'reminders',
  async register(app, platform) {
    const { database } = platform;
    const today = (): string => dayInIndia(platform.now());
    serveCalls(
      app,
      platform.principals,
      remindersRoutes,
      remindersSchemas,
    )({
      async list(call) {
        const { userId } = await authoriseUser(call, 'manage own account');
        return { reminders: await listReminders(database, userId) };
      },
      async add(call) {
        const { userId } = await authoriseUser(call, 'manage own account');
        const { daysBefore, ...wanted } = call.body;
        if (!toolOf(wanted.tool)) throw notFound('tool');
        if (wanted.date <= today())
          throw refused({ date: 'This day has come already; there is nothing to remind of.' });
        if ((await countReminders(database, userId)) >= MOST)
          throw new ProblemError(409, `You have ${MOST} reminders already. Remove some in your profile first.`);
        const before = addDays(wanted.date, -daysBefore);
        const tomorrow = addDays(today(), 1);
        return addReminder(database, userId, { ...wanted, remindOn: before < tomorrow ? tomorrow : before });
      },
      async remove(call) {
        const { userId } = await authoriseUser(call, 'manage own account');
        if (!(await removeReminder(database, userId, call.params.id))) throw notFound('reminder');
        return { ok: true };
      },
    });

    const send = (reply: FastifyReply, state: Parameters<typeof stopPage>[0]) =>
      reply
        .code(state === 'unknown' ? 404 : 200)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header(
          'content-security-policy',
          "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        )
        .send(stopPage(state));
    const path = decodeURIComponent(stopRemindersPath(':token'));
    app.get<StopRoute>(path, async ({ params }, reply) =>
      send(reply, (await isStopToken(database, params.token)) ? 'ask' : 'unknown'),
    );
    await app.register((scope, _options, done) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, parsed) => {
        payload.resume();
        parsed(null, {});
      });
      scope.post<StopRoute>(path, async ({ params }, reply) => {
        const isOurs = await isStopToken(database, params.token);
        if (isOurs) await stopReminders(database, params.token);
        return send(reply, isOurs ? 'stopped' : 'unknown');
      });
      done();
    });

    contributePersonalData(platform, {
      name: 'reminders',
      export: (userId) => listReminders(database, userId),
      erase: async (userId) => {
        await database.query('delete from reminder where user_id = $1', [userId]);
      },
    });
    await platform.jobs.add({ name: 'reminders.send', cron: '30 7 * * *', run: () => sendReminders(platform) });
  },
};
