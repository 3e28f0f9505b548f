import { routeTable } from '../call';
import type { accountsSchemas } from './schemas';

export const accountsRoutes = routeTable<typeof accountsSchemas>()({
  session: ['GET', '/api/accounts/session'],
  signUp: ['POST', '/api/accounts/sign-up'],
  resendSignUpCode: ['POST', '/api/accounts/sign-up/resend'],
  verifySignUp: ['POST', '/api/accounts/sign-up/verify'],
  login: ['POST', '/api/accounts/login'],
  logout: ['POST', '/api/accounts/logout'],
  sendResetCode: ['POST', '/api/accounts/password/forgot'],
  verifyResetCode: ['POST', '/api/accounts/password/verify'],
  resetPassword: ['POST', '/api/accounts/password/reset'],
  completeProfile: ['POST', '/api/accounts/profile/complete'],
  profile: ['GET', '/api/accounts/profile'],
  editProfile: ['PUT', '/api/accounts/profile'],
  chooseLanguage: ['PUT', '/api/accounts/language'],
  changePassword: ['POST', '/api/accounts/password/change'],
  listSessions: ['GET', '/api/accounts/sessions'],
  endSession: ['DELETE', '/api/accounts/sessions/:id'],
  endAllSessions: ['DELETE', '/api/accounts/sessions'],
  deleteAccount: ['DELETE', '/api/accounts'],
});

/** All that is kept about the signed-in person, as a JSON download. */
export const accountExportPath = '/api/accounts/export';
/** Where "Continue with Google" goes when a client id is configured. */
export const googleSignInPath = '/api/accounts/google';
