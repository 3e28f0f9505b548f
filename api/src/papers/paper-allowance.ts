import type { Principal } from '../platform/principal/principal';

/** How many different papers a principal may have made into files in a month; months are India's. */
export interface PaperAllowance {
  /**
   * Counts a paper, the same one only once a month.
   * @param address whence the request came: visitors without a cookie are counted by it
   * @throws ProblemError 429 with a sentence when the month's papers are used up
   */
  take(principal: Principal, paper: string, address: string): Promise<void>;
}
