import type { ReportPeriod } from 'shared-contracts';
import { useSearchParams } from 'shared-contracts/router';
import { useCall } from '../data/calls';
import { Loaded } from '../ui/Loaded';
import { Page } from '../ui/Page';
import { PeriodSelect } from '../ui/PeriodSelect';
import { isPeriod } from '../ui/periods';
import { Figures } from './Figures';
import { MoneyPanel } from './MoneyPanel';
import { Graphs } from './Graphs';
import { ToDo } from './ToDo';
import { TopProvisions } from './TopProvisions';

const usual: ReportPeriod = 'thisMonth';

export function DashboardScreen() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('period');
  const period = isPeriod(asked) ? asked : usual;
  const dashboard = useCall('dashboard', { query: { period } });
  return (
    <Page
      title="Dashboard"
      lead="How the product is doing."
      actions={
        <PeriodSelect
          value={period}
          onChange={(value) => setParams(value === usual ? {} : { period: value }, { replace: true })}
        />
      }
    >
      <Loaded query={dashboard}>
        {(data) => (
          <>
            <ToDo unanswered={data.unanswered} thumbsDown={data.thumbsDown} />
            <Figures data={data} />
            <MoneyPanel period={period} />
            <Graphs data={data} />
            <TopProvisions provisions={data.topProvisions} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
