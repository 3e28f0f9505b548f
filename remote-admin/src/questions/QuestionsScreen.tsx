import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { ReviewItem } from 'shared-contracts';
import { useCall } from '../data/calls';
import { Page } from '../ui/Page';
import { StatusChip } from '../ui/StatusChip';
import { SelectBox } from '../ui/form/SelectBox';
import { moment } from '../ui/format';
import { actionsField, type Column } from '../ui/table/column';
import { DataTable } from '../ui/table/DataTable';
import { SearchBox } from '../ui/table/SearchBox';
import { queryOf, useTableState } from '../ui/table/use-table-state';
import { kindNames, questionFilters, type QuestionFilterValues } from './question-filters';
import { QualityPanel } from './QualityPanel';
import { ReviewDialog } from './ReviewDialog';
import { ToolUse } from './ToolUse';

const kinds = [
  { value: 'all', label: 'Both' },
  ...Object.entries(kindNames).map(([value, label]) => ({ value, label })),
];
const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
  { value: 'all', label: 'All' },
];

/** Questions that the product could not answer well: a list to work through. */
export function QuestionsScreen() {
  const state = useTableState<QuestionFilterValues>(questionFilters);
  const { kind, status } = state.filters;
  const items = useCall('listReviewItems', { query: { ...queryOf(state), kind, status } });
  const [opened, setOpened] = useState<ReviewItem | null>(null);
  const columns = useMemo<readonly Column<ReviewItem>[]>(
    () => [
      {
        field: 'question',
        header: 'Question',
        minWidth: 280,
        flex: 2.5,
        title: true,
        render: ({ question, alike = 1 }) => (alike > 1 ? `${question} (asked ${alike} times)` : question),
      },
      { field: 'kind', header: 'Why', minWidth: 140, flex: 0.8, render: (item) => kindNames[item.kind] },
      { field: 'reason', header: 'Reason', minWidth: 160, sortable: false, render: ({ reason }) => reason || '–' },
      { field: 'language', header: 'Language', minWidth: 100, flex: 0.5, render: ({ language }) => language },
      { field: 'askedAt', header: 'Asked', minWidth: 150, flex: 0.8, render: ({ askedAt }) => moment(askedAt) },
      {
        field: 'status',
        header: 'Status',
        minWidth: 90,
        flex: 0.5,
        render: (item) => <StatusChip status={item.status} />,
      },
      {
        field: actionsField,
        header: 'Actions',
        minWidth: 110,
        render: (item) => (
          <Button size="small" variant="outlined" onClick={() => setOpened(item)}>
            Review
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <Page title="Questions to Review" lead="Without an answer, or with one that did not help. Nobody is named.">
      {items.data?.quality && <QualityPanel quality={items.data.quality} />}
      <DataTable
        label="Questions to Review"
        columns={columns}
        answer={items}
        state={state}
        empty="Nothing is waiting here."
        toolbar={
          <>
            <SearchBox label="Search questions" value={state.search} onSearch={(search) => state.set({ search })} />
            <SelectBox
              label="Why"
              value={kind}
              options={kinds}
              onChange={(value) => state.set({ kind: value })}
              width={170}
            />
            <SelectBox
              label="Show"
              value={status}
              options={statuses}
              onChange={(value) => state.set({ status: value })}
              width={120}
            />
          </>
        }
      />
      <ToolUse />
      {opened && <ReviewDialog item={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
