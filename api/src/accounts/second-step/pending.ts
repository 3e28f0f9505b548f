import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecondStep } from 'shared-contracts';
import { ProblemError } from '../../platform/http/problem';
import type { Accounts } from '../context';
import type { UserRow } from '../tables';
import { addMinutes } from '../time';
import { userById } from '../user-store';

const cookie = 'second-step';
const path = '/api/accounts/second-step';
const minutes = 10;

/** A sign-in whose password was right and that waits for its second step. */
export interface PendingSignIn {
  readonly user: UserRow;
  readonly remember: boolean;
}

/** Marks this browser as the one that knew the password, and answers that more is needed. */
export function demandSecondStep(
  { platform }: Accounts,
  reply: FastifyReply,
  { user, remember }: PendingSignIn,
  secondStep: SecondStep,
): never {
  const until = addMinutes(platform.now(), minutes).getTime();
  reply.setCookie(cookie, [user.id, remember ? 1 : 0, until].join(' '), {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: platform.config.production,
    signed: true,
    maxAge: minutes * 60,
  });
  throw new ProblemError(401, 'This account needs a second step: sign in to it in the back office.', {
    title: 'Second step',
    secondStep,
  });
}

/** @throws ProblemError 401 when no password was typed in this browser within the last minutes */
export async function pendingSignIn({ db, platform }: Accounts, request: FastifyRequest): Promise<PendingSignIn> {
  const sent = request.cookies[cookie];
  const opened = sent ? request.unsignCookie(sent) : undefined;
  const [userId = '', remember, until] = opened?.valid ? opened.value.split(' ') : [];
  const user = Number(until) > platform.now().getTime() ? await userById(db, userId) : null;
  if (!user?.active) throw new ProblemError(401, 'Please type your password again.');
  return { user, remember: remember === '1' };
}

export const forgetPending = (reply: FastifyReply): void => void reply.clearCookie(cookie, { path });
