import type { Profile, SessionUser, UserType } from 'shared-contracts/calls/accounts/types';
import { ServiceError } from 'shared-contracts/services/service-error';
import type { AccountsService } from 'shared-contracts/services/services';
import { simulatedAdmin } from './demo-admin';
import { later } from './delay';

const done = { ok: true } as const;
const unavailable = (what: string): Promise<never> =>
  Promise.reject(new ServiceError(`${what} is not part of the simulated mode.`, 501));

/** Accounts as the specification simulates them: any e-mail, password and six digits are right; the admin pair is fixed; nothing outlives the page. */
export function createSimulatedAccounts(): AccountsService {
  let user: SessionUser | null = null;
  let phone: { countryCode: Profile['countryCode']; phone: string } = { countryCode: null, phone: '' };
  let userType: UserType | null = null;
  const signIn = (email: string, role: SessionUser['role']) => {
    user = {
      id: 'simulated',
      email,
      name: email.split('@')[0] ?? email,
      role,
      ...(role === 'admin' && { staffRole: 'owner' as const }),
      profileComplete: userType !== null,
      plan: { slug: 'free', name: 'Free' },
    };
    return { user };
  };
  const profile = (): Profile => ({
    name: user?.name ?? '',
    email: user?.email ?? '',
    userType,
    ...phone,
    address: '',
    stateCode: '',
    gstin: '',
    language: 'en',
    createdAt: new Date().toISOString(),
    hasPassword: true,
  });

  return {
    session: () => Promise.resolve({ user }),
    signUp: () => later(done),
    resendSignUpCode: () => later(done),
    verifySignUp: async ({ body }) => {
      await later(done);
      return signIn(body.email, 'customer');
    },
    login: async ({ body }) => {
      await later(done);
      const isAdmin = body.email === simulatedAdmin.email && body.password === simulatedAdmin.password;
      return signIn(body.email, isAdmin ? 'admin' : 'customer');
    },
    logout: () => {
      user = null;
      return Promise.resolve(done);
    },
    sendResetCode: () => later(done),
    verifyResetCode: () => later(done),
    resetPassword: () => later(done),
    completeProfile: async ({ body }) => {
      await later(done);
      userType = body.userType;
      phone = { countryCode: body.countryCode, phone: body.phone };
      user = user
        ? { ...user, role: body.userType, profileComplete: true }
        : signIn('guest@example.com', body.userType).user;
      return { user };
    },
    profile: () => later(profile()),
    editProfile: async ({ body }) => {
      await later(done);
      if (user) user = { ...user, name: body.name };
      phone = { countryCode: body.countryCode, phone: body.phone };
      return {
        ...profile(),
        address: body.address,
        stateCode: body.stateCode,
        gstin: body.gstin,
        language: body.language,
      };
    },
    chooseLanguage: () => later(done),
    changePassword: () => later(done),
    listSessions: () => Promise.resolve({ sessions: [] }),
    endSession: () => later(done),
    endAllSessions: () => later(done),
    deleteAccount: () => unavailable('Deleting an account'),
    continueWithGoogle: () => unavailable('Continue with Google'),
  };
}
