import type { Coupon, CouponBody } from 'shared-contracts/calls/admin/types';
import { ServiceError } from 'shared-contracts/services/service-error';
import type { AdminService } from 'shared-contracts/services/services';
import { found, replaced } from './found';
import { sampleCoupons } from './samples/coupons';
import { pageOf } from './table';
import type { UndoList } from './undo';

type CouponCalls = Pick<
  AdminService,
  'listCoupons' | 'createCoupon' | 'updateCoupon' | 'setCouponStatus' | 'deleteCoupons'
>;
export interface SimulatedCoupons extends CouponCalls {
  all(): readonly Coupon[];
}

export function createSimulatedCoupons(today: string, undoList: UndoList): SimulatedCoupons {
  let coupons = sampleCoupons(today);
  let created = 0;
  const save = (coupon: Coupon) => {
    coupons = replaced(coupons, coupon);
    return coupon;
  };
  const refuseTaken = (code: string, id: string | null) => {
    if (!coupons.some((coupon) => coupon.code === code && coupon.id !== id)) return;
    const sentence = 'Another coupon has this code.';
    throw new ServiceError(sentence, 422, { code: sentence });
  };

  return {
    all: () => coupons,
    listCoupons: ({ query }) => {
      const { status = 'all' } = query;
      const wanted = coupons.filter((coupon) => status === 'all' || coupon.status === status);
      return Promise.resolve(pageOf(wanted, query, ({ code, description }) => [code, description]));
    },
    createCoupon: async ({ body }) => {
      refuseTaken(body.code, null);
      const coupon = { ...couponOf(body), id: `coupon-${++created}`, usedCount: 0, createdDate: today };
      coupons = [coupon, ...coupons];
      return coupon;
    },
    updateCoupon: async ({ params, body }) => {
      refuseTaken(body.code, params.id);
      return save({ ...found(coupons, params.id), ...couponOf(body) });
    },
    setCouponStatus: async ({ params, body }) => save({ ...found(coupons, params.id), status: body.status }),
    deleteCoupons: ({ body }) => {
      const before = coupons;
      coupons = coupons.filter(({ id }) => !body.ids.includes(id));
      return Promise.resolve(undoList.keep(() => (coupons = before)));
    },
  };
}

function couponOf(body: CouponBody): Omit<Coupon, 'id' | 'usedCount' | 'createdDate'> {
  return {
    description: '',
    minimumAmount: 0,
    maximumAmount: null,
    usageLimit: null,
    status: 'active',
    products: [],
    categories: [],
    customers: [],
    ...body,
  };
}
