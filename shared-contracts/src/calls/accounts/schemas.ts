import * as z from 'zod';
import type { CallSchemas } from '../call';
import { done, email, idParams, language } from '../common';
import {
  changePasswordBody,
  codeBody,
  completeProfileBody,
  deviceSession,
  editProfileBody,
  loginBody,
  profile,
  resetPasswordBody,
  sessionUser,
  signUpBody,
} from './account';

const signedIn = z.object({ user: sessionUser });

export const accountsSchemas = {
  /** The person behind the session cookie, or null. */
  session: { answer: z.object({ user: sessionUser.nullable() }) },
  /** Sends a code; answers the same whether or not the address has an account. */
  signUp: { body: signUpBody, answer: done },
  resendSignUpCode: { body: z.object({ email }), answer: done },
  verifySignUp: { body: codeBody, answer: signedIn },
  login: { body: loginBody, answer: signedIn },
  logout: { answer: done },
  sendResetCode: { body: z.object({ email }), answer: done },
  verifyResetCode: { body: codeBody, answer: done },
  resetPassword: { body: resetPasswordBody, answer: done },
  completeProfile: { body: completeProfileBody, answer: signedIn },
  profile: { answer: profile },
  editProfile: { body: editProfileBody, answer: profile },
  /** Keeps a language with the account. */
  chooseLanguage: { body: z.object({ language }), answer: done },
  changePassword: { body: changePasswordBody, answer: done },
  listSessions: { answer: z.object({ sessions: z.array(deviceSession) }) },
  endSession: { params: idParams, answer: done },
  endAllSessions: { answer: done },
  deleteAccount: { body: z.object({ password: z.string() }), answer: done },
} satisfies CallSchemas;
