import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import type { Coupon } from 'shared-contracts';
import { useCall } from '../data/calls';
import { Page } from '../ui/Page';
import { SelectBox } from '../ui/form/SelectBox';
import { DataTable } from '../ui/table/DataTable';
import { SearchBox } from '../ui/table/SearchBox';
import { queryOf, useTableState } from '../ui/table/use-table-state';
import { BulkDeleteBar } from '../ui/table/BulkDeleteBar';
import { couponFilters, couponPageSize, couponStatuses, type CouponFilterValues } from './coupon-filters';
import { DeleteCoupons } from './DeleteCoupons';
import { useCouponColumns } from './use-coupon-columns';

const CouponDialog = lazy(async () => ({ default: (await import('./CouponDialog')).CouponDialog }));

export function CouponsScreen() {
  const state = useTableState<CouponFilterValues>(couponFilters, couponPageSize);
  const coupons = useCall('listCoupons', { query: { ...queryOf(state), status: state.filters.status } });
  const [editing, setEditing] = useState<{ readonly coupon: Coupon | null } | null>(null);
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string[]>([]);
  const columns = useCouponColumns({
    onEdit: (coupon) => setEditing({ coupon }),
    onDelete: ({ id }) => setDeleting([id]),
  });

  return (
    <Page
      title="Coupons"
      lead="Codes that take something off at the checkout."
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEditing({ coupon: null })}>
          Add Coupon
        </Button>
      }
    >
      <DataTable
        label="Coupons"
        columns={columns}
        answer={coupons}
        state={state}
        paging="numbered"
        selection={{ ids: chosen, onChange: setChosen }}
        toolbar={
          <>
            <SearchBox
              label="Search by code or description"
              value={state.search}
              onSearch={(search) => state.set({ search })}
            />
            <SelectBox
              label="Status"
              value={state.filters.status}
              options={[{ value: 'all', label: 'All' }, ...couponStatuses]}
              onChange={(status) => state.set({ status })}
              width={140}
            />
            <BulkDeleteBar count={chosen.length} onClear={() => setChosen([])} onDelete={() => setDeleting(chosen)} />
          </>
        }
      />
      <Suspense fallback={null}>
        {editing && <CouponDialog coupon={editing.coupon} onClose={() => setEditing(null)} />}
      </Suspense>
      {deleting.length > 0 && (
        <DeleteCoupons
          ids={deleting}
          onClose={() => setDeleting([])}
          onDeleted={() => {
            setDeleting([]);
            setChosen([]);
          }}
        />
      )}
    </Page>
  );
}
