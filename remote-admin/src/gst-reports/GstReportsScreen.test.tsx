import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../testing/axe';
import { address, field, headers, openAdmin, press, row, type } from '../testing/open-admin';
import { savedFiles } from '../testing/saved-files';

const openReports = (options: Parameters<typeof openAdmin>[1] = {}, query = '') =>
  openAdmin(`/manage/gst-reports${query}`, options);
const invoiceRows = () => screen.getAllByRole('row').slice(1);

test('three summary cards, the specified columns, and a summary below', async () => {
  openReports();
  await waitFor(() => expect(invoiceRows()).toHaveLength(10));
  expect(headers()).toEqual(['Date', 'Invoice No', 'Customer', 'Amount', 'GST', 'Total', 'Status']);
  expect(screen.getByRole('region', { name: 'Total Revenue' })).toHaveTextContent('₹15,389.00');
  expect(screen.getByRole('region', { name: 'Total GST' })).toHaveTextContent('₹1,399.00');
  expect(screen.getByRole('region', { name: 'Net Amount' })).toHaveTextContent('₹13,990.00');
  expect(screen.getByText('10 invoices')).toBeInTheDocument();
  expect(screen.getByText('Total ₹15,389.00')).toBeInTheDocument();
  await expectAccessible();
});

test.each([['rohan'], ['-007']])('the search for %s looks in customer and invoice number', async (search) => {
  openReports({}, `?search=${search}`);
  await row('Rohan Mehta');
  expect(invoiceRows()).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Total Revenue' })).toHaveTextContent('₹2,198.90');
});

test('a click on a header sorts, a second one turns it round', async () => {
  openReports();
  await waitFor(() => expect(invoiceRows()).toHaveLength(10));
  fireEvent.click(screen.getByRole('columnheader', { name: 'Customer' }));
  await waitFor(() => expect(invoiceRows()[0]).toHaveTextContent('Ananya Iyer'));
  fireEvent.click(screen.getByRole('columnheader', { name: 'Customer' }));
  await waitFor(() => expect(invoiceRows()[0]).toHaveTextContent('Simran Kaur'));
  expect(address()).toBe('/manage/gst-reports?sort=customer&order=desc');
});

test('the period selector offers four periods', async () => {
  openReports();
  await waitFor(() => expect(invoiceRows()).toHaveLength(10));
  expect([...field('Period').querySelectorAll('option')].map(({ value, textContent }) => [value, textContent])).toEqual(
    [
      ['thisMonth', 'This Month'],
      ['lastMonth', 'Last Month'],
      ['lastQuarter', 'Last Quarter'],
      ['thisYear', 'This Year'],
    ],
  );
  type('Period', 'thisMonth');
  await waitFor(() => expect(invoiceRows().length).toBeLessThan(10));
});

test.each([
  ['CSV', 'invoices.csv', 'Date,Invoice No,Customer'],
  ['Excel (XLSX)', 'invoices.xlsx', 'PK'],
])('Export Report saves the chosen rows as %s', async (entry, name, beginning) => {
  const saved = savedFiles();
  openReports({}, '?search=rohan');
  await row('Rohan Mehta');
  press('Export Report');
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
  await waitFor(() => expect(saved.names).toEqual([name]));
  const text = await saved.text(0);
  expect(text.startsWith(beginning)).toBe(true);
  expect(text).toContain('Rohan Mehta');
  expect(text).not.toContain('Meera Nair');
});

test('live: an invoice can be had as a document', async () => {
  const download = jest.fn().mockResolvedValue(undefined);
  openReports({ mode: 'live', calls: { download } }, '?search=rohan');
  press('Download', await row('Rohan Mehta'));
  expect(download).toHaveBeenCalledWith(expect.stringMatching(/^\/api\/admin\/invoices\/.+\/pdf$/));
});

test('live: the rows of GSTR-1 are had by month and by financial year', async () => {
  const download = jest.fn().mockResolvedValue(undefined);
  openReports({ mode: 'live', calls: { download } });
  await waitFor(() => expect(invoiceRows()).toHaveLength(10));
  press('Export Report');
  const year = (await screen.findAllByRole('menuitem', { name: /^Financial year/ }))[0];
  if (year) fireEvent.click(year);
  expect(download).toHaveBeenCalledWith(expect.stringMatching(/gstr1\?period=20\d\d-\d\d$/));
});
