import type { Usage } from 'shared-contracts';
import { userById } from '../../../accounts/user-store';
import { currentPlan } from '../../../billing/subscriptions/current-plan';
import { chatUrl } from '../../../mails/postbox';
import { renderLetter } from '../../../mails/render';
import type { Platform } from '../../../platform/platform';
import type { Principal } from '../../../platform/principal/principal';
import { isWanted } from './notify';
import { lowCreditLetter } from './user-letters';

const warnedAt = 1;

/** Mails a person whose next question is the last one of the day, where this notification is switched on. */
export function createLowCreditAlert(platform: Platform): (principal: Principal, usage: Usage) => Promise<void> {
  return async (principal, { limit, used }) => {
    if (
      principal.kind === 'visitor' ||
      limit === null ||
      limit - used !== warnedAt ||
      !(await isWanted(platform, 'lowCreditAlert'))
    )
      return;
    const user = await userById(platform.database.db, principal.userId);
    if (!user) return;
    const plan = await currentPlan(platform.database.db, user.id, platform.now());
    const letter = lowCreditLetter[user.language]({ left: warnedAt, limit, plan: plan.name, href: chatUrl(platform) });
    await platform.mail.send({ to: user.email, ...renderLetter(letter, user.language, user.name) });
  };
}
