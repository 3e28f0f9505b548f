import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { Coupon } from 'shared-contracts';
import { count } from '../ui/format';

/** How much of a coupon's limit is used, 100 percent at most; without a limit there is nothing to fill. */
export const usagePercent = ({ usedCount, usageLimit }: Pick<Coupon, 'usedCount' | 'usageLimit'>): number =>
  usageLimit === null || usageLimit === 0 ? 0 : Math.min(100, Math.round((usedCount / usageLimit) * 100));

export function CouponUsage({ coupon }: { readonly coupon: Coupon }) {
  const { usedCount, usageLimit, code } = coupon;
  return (
    <Box sx={{ width: '100%', minWidth: 100 }}>
      <Box sx={{ fontSize: '0.875rem' }}>
        {count(usedCount)} / {usageLimit === null ? 'Unlimited' : count(usageLimit)}
      </Box>
      <LinearProgress
        variant="determinate"
        value={usagePercent(coupon)}
        aria-label={`Usage of ${code}`}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  );
}
