import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { Coupon } from 'shared-contracts';
import { token } from '../theme/tokens';
import { IconAction } from '../ui/IconAction';
import { day, money } from '../ui/format';
import { actionsField, type Column } from '../ui/table/column';
import { CouponStatusSelect } from './CouponStatusSelect';
import { CouponUsage } from './CouponUsage';
import { useCopyCode } from './use-copy-code';

interface Actions {
  readonly onEdit: (coupon: Coupon) => void;
  readonly onDelete: (coupon: Coupon) => void;
}

export function useCouponColumns({ onEdit, onDelete }: Actions): readonly Column<Coupon>[] {
  const copy = useCopyCode();
  return useMemo(
    () => [
      {
        field: 'code',
        header: 'Code',
        minWidth: 140,
        title: true,
        render: ({ code }) => (
          <Box component="span" sx={{ fontFamily: token.mono, fontSize: '0.9375rem', fontWeight: 650 }}>
            {code}
          </Box>
        ),
      },
      {
        field: 'description',
        header: 'Description',
        minWidth: 190,
        flex: 1.5,
        render: ({ description }) => description || '–',
      },
      {
        field: 'amount',
        header: 'Discount',
        minWidth: 100,
        flex: 0.6,
        render: ({ type, amount }) => (type === 'percentage' ? `${amount}%` : money(Math.round(amount * 100))),
      },
      {
        field: 'usedCount',
        header: 'Usage',
        minWidth: 140,
        flex: 0.8,
        render: (coupon) => <CouponUsage coupon={coupon} />,
      },
      {
        field: 'expiryDate',
        header: 'Expiry Date',
        minWidth: 120,
        flex: 0.7,
        render: ({ expiryDate }) => day(expiryDate),
      },
      {
        field: 'status',
        header: 'Status',
        minWidth: 140,
        flex: 0.7,
        render: (coupon) => <CouponStatusSelect coupon={coupon} />,
      },
      {
        field: actionsField,
        header: 'Actions',
        minWidth: 150,
        render: (coupon) => (
          <>
            <IconAction label="Copy code" icon={<CopyIcon />} onClick={() => void copy(coupon.code)} />
            <IconAction label="Edit" icon={<EditIcon />} onClick={() => onEdit(coupon)} />
            <IconAction label="Delete" icon={<DeleteIcon />} danger onClick={() => onDelete(coupon)} />
          </>
        ),
      },
    ],
    [copy, onEdit, onDelete],
  );
}
