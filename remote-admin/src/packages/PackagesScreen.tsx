import AddIcon from '@mui/icons-material/Add';
import AssignmentIcon from '@mui/icons-material/AssignmentIndOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense, lazy, useState } from 'react';
import { Page } from '../ui/Page';
import { SearchBox } from '../ui/table/SearchBox';
import { useTableState } from '../ui/table/use-table-state';
import { packageFilters, type PackageFilterValues } from './package-filters';
import { PlansTable } from './plans/PlansTable';
import { SubscriptionsTable } from './subscriptions/SubscriptionsTable';

const PlanDialog = lazy(async () => ({ default: (await import('./plans/PlanDialog')).PlanDialog }));
const AssignFlow = lazy(async () => ({ default: (await import('./assign/AssignFlow')).AssignFlow }));

export function PackagesScreen() {
  const state = useTableState<PackageFilterValues>(packageFilters);
  const [opened, setOpened] = useState<'plan' | 'assign' | null>(null);
  const { tab } = state.filters;
  const search = (
    <SearchBox
      label="Search plans and subscriptions"
      value={state.search}
      onSearch={(text) => state.set({ search: text })}
    />
  );
  return (
    <Page
      title="Package Management"
      lead="What people can subscribe to, and who has subscribed."
      actions={
        <>
          <Button variant="outlined" startIcon={<AssignmentIcon />} onClick={() => setOpened('assign')}>
            Assign Plan
          </Button>
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            disabled={tab !== 'plans'}
            onClick={() => setOpened('plan')}
          >
            Create Plan
          </Button>
        </>
      }
    >
      <Box>
        <Tabs
          value={tab}
          onChange={(_event, value: string) =>
            state.set({ tab: value, sort: undefined, order: undefined, status: undefined })
          }
          aria-label="Packages"
          sx={{ marginBottom: 2 }}
        >
          <Tab value="plans" label="Subscription Plans" id="tab-plans" aria-controls="panel-packages" />
          <Tab value="subscriptions" label="User Subscriptions" id="tab-subscriptions" aria-controls="panel-packages" />
        </Tabs>
        <Box role="tabpanel" id="panel-packages" aria-labelledby={`tab-${tab}`}>
          {tab === 'plans' ? (
            <PlansTable state={state} search={search} />
          ) : (
            <SubscriptionsTable state={state} search={search} />
          )}
        </Box>
      </Box>
      <Suspense fallback={null}>
        {opened === 'plan' && <PlanDialog plan={null} onClose={() => setOpened(null)} />}
        {opened === 'assign' && <AssignFlow onClose={() => setOpened(null)} />}
      </Suspense>
    </Page>
  );
}
