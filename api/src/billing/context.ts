import type { Db } from '../platform/database/database';
import type { Platform } from '../platform/platform';
import type { Gateways } from './gateways/gateways';

/** What every flow of billing works with. */
export interface Billing {
  readonly platform: Platform;
  readonly db: Db;
  readonly gateways: Gateways;
}
