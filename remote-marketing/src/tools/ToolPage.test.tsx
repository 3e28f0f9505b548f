import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { tools } from 'rules';
import { renderPage } from '../testing/render-page';

const noViolations = async () =>
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the list of tools', () => {
  it('leads to every tool', async () => {
    renderPage('/tools');
    await screen.findByRole('heading', { level: 1, name: 'Legal tools' });
    for (const { title } of tools) expect(screen.getByRole('link', { name: title.en })).toBeInTheDocument();
    await noViolations();
  });
});

describe.each(tools)('the form of $id', ({ id, title, fields, run }) => {
  it('has its title and its fields, and names what is missing', async () => {
    const user = userEvent.setup();
    renderPage(`/tools/${id}`);
    await screen.findByRole('heading', { level: 1, name: title.en });
    await user.click(screen.getByRole('button', { name: 'Work it out' }));
    const empty = run({}, '2026-11-22');
    const [first = ''] = empty.status === 'missing' ? empty.fields : [];
    const field = fields[first];
    if (field?.kind === 'family') expect(screen.getByRole('button', { name: 'Add person' })).toHaveFocus();
    else expect(screen.getByLabelText(field?.label.en ?? '', { exact: false })).toHaveFocus();
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Please fill in this field.');
    expect(screen.queryByRole('region', { name: 'Result' })).not.toBeInTheDocument();
  });
});

describe('a bounced cheque', () => {
  it('shows the date, the days left and the workings with their law, by keyboard alone', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderPage('/tools/cheque-bounce');
    await user.type(await screen.findByLabelText(/^Day the bank told you/), '2026-11-06');
    await user.keyboard('{Enter}');
    const card = screen.getByRole('region', { name: 'Result' });
    expect(within(card).getByText('6 December 2026')).toBeInTheDocument();
    expect(within(card).getByText('14 days left')).toBeInTheDocument();
    expect(within(card).getByText('Send the notice by 6 December 2026.')).toBeInTheDocument();
    expect(within(card).getAllByText('Section 138, Negotiable Instruments Act, 1881').length).toBeGreaterThan(0);
    expect(within(card).getByRole('heading', { name: 'Result' })).toHaveFocus();
    jest.useRealTimers();
    await noViolations();
  });

  it('keeps what was entered and says what cannot be', async () => {
    const user = userEvent.setup();
    renderPage('/tools/cheque-bounce');
    const memo = await screen.findByLabelText(/^Day the bank told you/);
    await user.type(memo, '2025-11-06');
    await user.type(screen.getByLabelText(/^Day you sent the notice/), '2025-11-01');
    await user.click(screen.getByRole('button', { name: 'Work it out' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot be before/);
    expect(memo).toHaveValue('2025-11-06');
  });

  it('hands the date to a calendar', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => (saved.push(blob), 'blob:calendar');
    URL.revokeObjectURL = () => undefined;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    renderPage('/tools/cheque-bounce');
    await user.type(await screen.findByLabelText(/^Day the bank told you/), '2026-11-06');
    await user.click(screen.getByRole('button', { name: 'Work it out' }));
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(saved[0]?.type).toContain('text/calendar');
    jest.useRealTimers();
  });

  it('speaks the language of the page', async () => {
    await act(async () => void renderPage('/ta/tools/cheque-bounce'));
    expect(await screen.findByRole('button', { name: 'கணக்கிடு' })).toBeInTheDocument();
  });
});

describe('the shares of heirs', () => {
  it('takes a family person by person and draws it with its shares', async () => {
    const user = userEvent.setup();
    renderPage('/tools/heirs');
    await user.selectOptions(await screen.findByLabelText(/^Who died/), 'hindu-man');
    for (const relation of ['wife', 'son', 'daughter', 'mother']) {
      await user.click(screen.getByRole('button', { name: 'Add person' }));
      await user.selectOptions(screen.getAllByLabelText('Relation').at(-1) ?? document.body, relation);
    }
    await user.type(screen.getByLabelText(/^Value of the property/), '8,00,000');
    await user.click(screen.getByRole('button', { name: 'Work it out' }));
    const tree = screen.getByRole('figure', { name: 'Family tree with shares' });
    expect(within(tree).getAllByText('1/4')).toHaveLength(4);
    expect(within(tree).getAllByText('₹2,00,000')).toHaveLength(4);
    await noViolations();
  });
});

describe('a family', () => {
  it('goes on with the person who was added, and at the end of the list when one was taken away', async () => {
    const user = userEvent.setup();
    renderPage('/tools/heirs');
    const add = await screen.findByRole('button', { name: 'Add person' });
    await user.click(add);
    expect(screen.getByLabelText('Relation')).toHaveFocus();
    await user.click(add);
    expect(screen.getAllByLabelText('Relation')[1]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /Remove.*wife/i }));
    expect(add).toHaveFocus();
    expect(screen.getAllByLabelText('Relation')).toHaveLength(1);
  });
});

describe('a tool that does not exist', () => {
  it('leads to the list', async () => {
    renderPage('/tools/crystal-ball');
    expect(await screen.findByRole('heading', { level: 1, name: 'Legal tools' })).toBeInTheDocument();
  });
});
