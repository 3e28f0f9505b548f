import type { FastifyInstance } from 'fastify';
import type { Coupon } from 'shared-contracts';
import { notFound, refused } from '../../platform/http/problem';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { audit } from '../audit/audit';
import { administrator } from '../guard';
import type { Undo } from '../undo/undo';
import {
  addCoupon,
  findCoupon,
  listCoupons,
  removeCoupons,
  restoreCoupons,
  saveCoupon,
  setCouponStatus,
} from './coupon-store';

const undoKind = 'coupons.delete';
const taken = () => refused({ code: 'Another coupon has this code.' });

/** The coupons that a checkout takes. */
export function serveCoupons(scope: FastifyInstance, platform: Platform, undo: Undo): void {
  const { database } = platform;
  undo.add(undoKind, (payload) => restoreCoupons(database, payload as string[]));

  async function existing(id: string): Promise<Coupon> {
    const coupon = await findCoupon(database, id);
    if (!coupon) throw notFound('coupon');
    return coupon;
  }

  serveAdminCalls(scope, platform, {
    listCoupons: ({ query }) => listCoupons(database, query),
    async createCoupon(call) {
      const id = await addCoupon(database, call.body);
      if (!id) throw taken();
      const coupon = await existing(id);
      await audit(platform, call, { action: 'coupon.create', subject: coupon.code, after: coupon });
      return coupon;
    },
    async updateCoupon(call) {
      const before = await existing(call.params.id);
      if (!(await saveCoupon(database, before.id, call.body))) throw taken();
      const after = await existing(before.id);
      await audit(platform, call, { action: 'coupon.update', subject: after.code, before, after });
      return after;
    },
    async setCouponStatus(call) {
      const before = await existing(call.params.id);
      await setCouponStatus(database, before.id, call.body.status);
      await audit(platform, call, {
        action: 'coupon.status',
        subject: before.code,
        before: { status: before.status },
        after: call.body,
      });
      return { ...before, status: call.body.status };
    },
    async deleteCoupons(call) {
      const { userId } = await administrator(platform, call.request, call.reply);
      const removed = await removeCoupons(database, call.body.ids, platform.now());
      if (removed.length === 0) throw notFound('coupon');
      for (const { code } of removed) await audit(platform, call, { action: 'coupon.delete', subject: code });
      return {
        ok: true,
        undo: await undo.offer(
          undoKind,
          removed.map(({ id }) => id),
          userId,
        ),
      };
    },
  });
}
