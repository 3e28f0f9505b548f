import { createCounter } from '../../platform/http/counter';
import type { Notices } from '../../platform/notices';
import { ProblemError } from '../../platform/http/problem';

const windowMs = 60 * 60_000;

export interface GuessLimits {
  /** Wrong codes an hour of one person who is signed in. */
  readonly perPerson: number;
  /** Wrong codes an hour from one address, which many people may share. */
  readonly perAddress: number;
}

/** Who tries a code. */
export interface Guesser {
  /** '' for a visitor. */
  readonly userId: string;
  readonly address: string;
}

export interface CouponGuesses {
  /**
   * Does work that depends on a code, and counts it when the code was refused.
   * @throws ProblemError 429 without doing it when too many were refused
   */
  watch<Result>(guesser: Guesser, work: () => Promise<Result>): Promise<Result>;
}

/** Keeps people from trying codes until one fits: after too many wrong ones, right ones are not looked at either. */
export function createCouponGuesses(
  { perPerson, perAddress }: GuessLimits,
  now?: () => number,
  notices?: Notices,
): CouponGuesses {
  const shared = (name: string) => notices && { notices, name: `coupons of ${name}` };
  const people = createCounter(windowMs, perPerson, now, shared('people'));
  const addresses = createCounter(windowMs, perAddress, now, shared('addresses'));
  return {
    async watch({ userId, address }, work) {
      if (!addresses.hasRoom(address) || (userId && !people.hasRoom(userId)))
        throw new ProblemError(429, 'Too many codes were tried. Please try again in an hour, or go on without a code.');
      try {
        return await work();
      } catch (error) {
        if (error instanceof ProblemError && error.extras.errors?.['coupon']) {
          addresses.allows(address);
          if (userId) people.allows(userId);
        }
        throw error;
      }
    },
  };
}

/** Outside production many people test from one address. */
export const guessLimits = (production: boolean): GuessLimits =>
  production ? { perPerson: 10, perAddress: 60 } : { perPerson: 50, perAddress: 500 };
