import { act, screen, waitFor, within } from '@testing-library/react';
import type { CitationDetail, ChatService } from 'shared-contracts';
import { ServiceError } from 'shared-contracts/services/service-error';
import { someAnswer } from '../testing/fake-ask';
import { fakeChatServer } from '../testing/fake-chat-server';
import { openRemote, send } from '../testing/open-chat';
import { testHost } from '../testing/test-host';

const repealed: CitationDetail = {
  id: 'ipc-420',
  kind: 'provision',
  label: 'Section 420, Indian Penal Code, 1860',
  act: 'Indian Penal Code, 1860',
  number: '420',
  title: 'Cheating',
  url: 'https://law.example/420',
  status: 'repealed',
  language: 'en',
  summary: 'Whoever cheats is punished.',
  facts: [{ name: 'Bailable', value: 'No' }],
  statusNote: 'Repealed on 1 July 2024.',
  inForceFrom: '1862-01-01',
  repealedOn: '2024-07-01',
  replacedBy: [
    {
      id: 'bns-318',
      kind: 'provision',
      label: 'Section 318, Bharatiya Nyaya Sanhita, 2023',
      title: 'Cheating',
      status: 'in force',
    },
  ],
  replaces: [],
  related: [
    {
      id: 'ipc-415',
      kind: 'provision',
      label: 'Section 415, Indian Penal Code, 1860',
      title: 'What cheating is',
      status: 'repealed',
    },
  ],
  cases: [{ id: 'case-1', kind: 'case', label: 'Hridaya Ranjan v State of Bihar', title: 'Intention from the start' }],
  document: null,
  locked: ['citation', 'bench'],
  caseFacts: null,
};

const openAnswer = async (citation: ChatService['citation']) => {
  const server = fakeChatServer();
  const user = openRemote({ host: testHost({ services: { chat: { ...server.service, citation } } }) });
  await send(user, 'Is cheating a crime?');
  act(() =>
    server.asked[0]?.answer({ answer: 'It was [1], and is [2].', citations: [repealed, ...someAnswer.citations] }),
  );
  await screen.findByRole('button', { name: /^Source 1/ });
  return user;
};

test('references are numbered chips, and every label can be read in the answer', async () => {
  await openAnswer(() => Promise.resolve(repealed));
  const answer = screen.getByRole('article', { name: 'Assistant' });
  expect(within(answer).getByRole('button', { name: /^Source 2: Section 138/ })).toHaveTextContent('2');
  expect(within(answer).getByText('Section 420, Indian Penal Code, 1860')).toBeInTheDocument();
  expect(within(answer).getByText('Section 138, Negotiable Instruments Act, 1881')).toBeInTheDocument();
});

test('a repealed source is marked, in the text and in the list', async () => {
  await openAnswer(() => Promise.resolve(repealed));
  expect(screen.getByRole('button', { name: 'Source 1: Section 420, Indian Penal Code, 1860 (repealed)' })).toHaveClass(
    'past',
  );
  expect(within(screen.getByRole('list', { name: 'Sources' })).getByText('repealed')).toBeInTheDocument();
});

test('the panel shows summary, status, what replaced it, related provisions, cases and the official address', async () => {
  const user = await openAnswer(() => Promise.resolve(repealed));
  await user.click(screen.getByRole('button', { name: /^Source 1/ }));
  const panel = await screen.findByRole('complementary', { name: 'Source' });
  expect(await within(panel).findByText('Whoever cheats is punished.')).toBeInTheDocument();
  expect(panel).toHaveTextContent('Repealed on 1 July 2024.');
  expect(panel).toHaveTextContent('Bailable');
  for (const name of [/Section 318, Bharatiya/, /Section 415/, /Hridaya Ranjan/])
    expect(within(panel).getByRole('button', { name })).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: /Official source/ })).toHaveAttribute(
    'href',
    'https://law.example/420',
  );
});

test('one goes from source to source and back, and closes the panel with Escape', async () => {
  const citation = jest.fn(({ params }: { readonly params: { readonly id: string } }) =>
    Promise.resolve({ ...repealed, id: params.id, label: `Source ${params.id}` }),
  );
  const user = await openAnswer(citation);
  await user.click(screen.getByRole('button', { name: /^Source 1/ }));
  const panel = await screen.findByRole('complementary', { name: 'Source' });
  await user.click(await within(panel).findByRole('button', { name: /Section 318/ }));
  expect(await within(panel).findByRole('heading', { name: 'Source bns-318' })).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: /Back to the source before/ }));
  expect(await within(panel).findByRole('heading', { name: 'Source ipc-420' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Source' })).toBeNull();
});

test('what the plan does not include is named, with the way to the plans', async () => {
  const user = await openAnswer(() => Promise.resolve(repealed));
  await user.click(screen.getByRole('button', { name: /^Source 1/ }));
  expect(await screen.findByText('Legal Pro+ also shows the citation and the bench.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'See plans' }));
  expect(await screen.findByRole('dialog', { name: 'Choose Your Legal Plan' })).toBeInTheDocument();
});

test('a source that cannot be opened says so and can be tried again', async () => {
  const citation = jest
    .fn<ReturnType<ChatService['citation']>, []>()
    .mockRejectedValueOnce(new ServiceError('The server cannot be reached.', 0))
    .mockResolvedValue(repealed);
  const user = await openAnswer(citation);
  await user.click(screen.getByRole('button', { name: /^Source 1/ }));
  expect(await screen.findByText('The server cannot be reached.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Whoever cheats is punished.')).toBeInTheDocument();
});

test('the official words stand before our summary, the cited passage marked, with the address of the section itself', async () => {
  const user = await openAnswer(() =>
    Promise.resolve({
      ...repealed,
      official: {
        passages: [
          { text: 'Whoever cheats and thereby dishonestly induces', isCited: false },
          { text: 'shall be punished with imprisonment', isCited: true },
        ],
        url: 'https://law.example/420/words',
      },
      retrievedAt: '2026-05-05T06:00:00.000Z',
    }),
  );
  await user.click(screen.getByRole('button', { name: /^Source 1/ }));
  const panel = await screen.findByRole('complementary', { name: 'Source' });
  expect(await within(panel).findByRole('heading', { name: 'The words of the law' })).toBeVisible();
  expect(within(panel).getByText('shall be punished with imprisonment').tagName).toBe('MARK');
  expect(within(panel).getByRole('heading', { name: 'Our summary' })).toBeVisible();
  expect(panel).toHaveTextContent('Checked on 5 May 2026');
  expect(within(panel).getByRole('link', { name: 'Official source' })).toHaveAttribute(
    'href',
    'https://law.example/420/words',
  );
});

test('the focus returns to the number that opened the source', async () => {
  const user = await openAnswer(() => Promise.resolve(repealed));
  const chip = screen.getByRole('button', { name: /^Source 1/ });
  await user.click(chip);
  await screen.findByText('Whoever cheats is punished.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(chip).toHaveFocus());
});

describe('in a wide window', () => {
  beforeEach(() => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(new EventTarget(), { matches: /min-width/.test(query) }) as never);
  });
  afterEach(() => jest.restoreAllMocks());

  test('the law stands beside the answer, and opens from there', async () => {
    const user = await openAnswer(({ params }) => Promise.resolve({ ...repealed, id: params.id }));
    const margin = within(screen.getByRole('article', { name: 'Assistant' })).getByRole('list', { name: 'Sources' });
    expect(await within(margin).findAllByText('Whoever cheats is punished.')).toHaveLength(2);
    await user.click(within(margin).getByRole('button', { name: /Section 138/ }));
    expect(await screen.findByRole('complementary', { name: 'Source' })).toBeVisible();
  });
});
