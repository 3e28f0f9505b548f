import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseFlood, type Accounts } from '../../accounts/context';
import { confirmPassword } from '../../accounts/flows/password';
import { limitGuesses } from '../../accounts/flows/sign-in';
import { secondStepOf } from '../../accounts/second-step/enrolment';
import { resetSecondStep } from '../../accounts/second-step/reset';
import { userById } from '../../accounts/user-store';
import { forbidden, notFound, refused } from '../../platform/http/problem';
import { audit } from '../audit/audit';
import { administrator } from '../guard';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: { readonly id: string };
  readonly body: { readonly password: string };
}

/**
 * Lets an administrator who lost every way of the second step begin anew, at the word of another one who types their own password.
 * @throws ProblemError 400 for a wrong password or an account without a second step, 403 for one's own, 404 for nobody, 429 after many guesses
 */
export async function resetLostSecondStep(accounts: Accounts, call: Call): Promise<void> {
  const { request, reply, params, body } = call;
  const { platform } = accounts;
  refuseFlood(accounts, request.ip);
  const { userId, email } = await administrator(platform, request, reply);
  if (params.id === userId) throw forbidden('Another administrator has to do this for you.');
  const user = await userById(accounts.db, params.id);
  if (!user) throw notFound('user');
  await limitGuesses(accounts, { email, sender: `security ${request.ip}`, address: request.ip }, () =>
    confirmPassword(accounts, userId, body.password, 'password'),
  );
  if (!(await secondStepOf(accounts, user))) throw refused({ password: 'This account has no second step.' });
  await resetSecondStep(accounts, user);
  await audit(platform, call, { action: 'user.reset-second-step', subject: user.email });
}
