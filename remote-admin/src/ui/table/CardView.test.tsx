import { fireEvent, render, screen, within } from '@testing-library/react';
import { CardView } from './CardView';
import type { Column } from './column';

interface Plan {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}
const columns: readonly Column<Plan>[] = [
  { field: 'price', header: 'Price', render: ({ price }) => price },
  { field: 'name', header: 'Name', title: true, render: ({ name }) => name },
  { field: 'actions', header: 'Actions', render: () => <button type="button">Edit</button> },
];
const rows = [
  { id: 'a', name: 'Basic', price: '999' },
  { id: 'b', name: 'Standard', price: '1999' },
];
const common = {
  label: 'Plans',
  columns,
  rows,
  loading: false,
  empty: 'No data available',
  sort: undefined,
  order: 'asc',
  onSort: () => undefined,
  selection: undefined,
} as const;

test('on phones a row is a card, and still a table for screen readers; its name comes first', () => {
  render(<CardView {...common} />);
  const table = screen.getByRole('table', { name: 'Plans' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Price', 'Actions']);
  const basic = within(table).getAllByRole('row')[1] as HTMLElement;
  expect(within(basic).getAllByRole('cell')[0]).toHaveTextContent('Basic');
  expect(within(basic).getByRole('button', { name: 'Edit' })).toBeInTheDocument();
});

test('what the cards are sorted by is chosen from a list', () => {
  const onSort = jest.fn();
  render(<CardView {...common} onSort={onSort} />);
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'price:desc' } });
  expect(onSort).toHaveBeenCalledWith('price', 'desc');
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: '' } });
  expect(screen.getByLabelText('Sort by')).toHaveValue('');
});

test('cards can be chosen', () => {
  const onChange = jest.fn();
  render(<CardView {...common} selection={{ ids: ['a'], onChange }} />);
  const [first, second] = screen.getAllByRole('checkbox', { name: 'Select row' }) as [HTMLElement, HTMLElement];
  expect(first).toBeChecked();
  fireEvent.click(second);
  expect(onChange).toHaveBeenCalledWith(['a', 'b']);
  fireEvent.click(first);
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('no cards, but the sentence for it', () => {
  render(<CardView {...common} rows={[]} />);
  expect(screen.getByText('No data available')).toBeInTheDocument();
});
