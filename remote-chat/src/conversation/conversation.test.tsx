import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ServiceError } from 'shared-contracts/services/service-error';
import { fakeChatServer } from '../testing/fake-chat-server';
import { conversation, input, openRemote, send } from '../testing/open-chat';
import { testHost } from '../testing/test-host';

const open = () => {
  const server = fakeChatServer();
  return { user: openRemote({ host: testHost({ services: { chat: server.service } }) }), ...server };
};
const answers = () => screen.queryAllByRole('article', { name: 'Assistant' });
const questions = () => screen.queryAllByRole('article', { name: 'You' });

test('the question appears with its time, then a bubble that is thinking, then the formatted answer', async () => {
  const { user, asked } = open();
  await send(user, 'My cheque bounced');
  expect(within(conversation()).getByRole('article', { name: 'You' })).toHaveTextContent(
    /My cheque bounced.*\d{1,2}:\d{2} (AM|PM)/,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Nyayika is thinking');
  expect(input()).toHaveValue('');

  act(() => asked[0]?.answer());
  await waitFor(() => expect(answers()).toHaveLength(1));
  expect(screen.queryByText(/is thinking/)).toBeNull();
  expect(await screen.findByText('bounced cheque', { selector: 'strong' })).toBeInTheDocument();
  expect(answers()[0]).toHaveTextContent(/\d{1,2}:\d{2} (AM|PM)/);
});

test('a streamed answer grows, is busy until it is whole, and can be stopped', async () => {
  const { user, asked } = open();
  await send(user, 'Explain bail');
  act(() => asked[0]?.write('Bail is '));
  await waitFor(() => expect(answers()[0]).toHaveTextContent('Bail is'));
  expect(answers()[0]).toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: 'Stop answering' }));
  await waitFor(() => expect(answers()[0]).toHaveAttribute('aria-busy', 'false'));
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(answers()[0]).toHaveTextContent('You stopped this answer.');
  expect(screen.getByRole('button', { name: 'Send message' })).toBeInTheDocument();
});

test('an answer stopped before its first word leaves the question in the input', async () => {
  const { user } = open();
  await send(user, 'Explain bail');
  await user.click(screen.getByRole('button', { name: 'Stop answering' }));
  await waitFor(() => expect(input()).toHaveValue('Explain bail'));
  expect(screen.getByRole('alert')).toHaveTextContent('You stopped this answer.');
});

test('the conversation is silent while it is written; a finished answer is announced once', async () => {
  const { user, asked } = open();
  await send(user, 'Explain bail');
  expect(conversation()).toHaveAttribute('aria-live', 'off');
  const announcer = document.querySelector('[data-announcer]');
  act(() => asked[0]?.write('Bail is '));
  expect(announcer).toBeEmptyDOMElement();
  act(() => asked[0]?.answer());
  await waitFor(() => expect(announcer).toHaveTextContent('Nyayika has answered'));
});

describe('when there is no answer', () => {
  test('a sentence says so, the question is kept, and Try again asks it anew', async () => {
    const { user, asked } = open();
    await send(user, 'Explain bail');
    act(() =>
      asked[0]?.fail(new ServiceError('The server cannot be reached. Check your connection and try again.', 0)),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    expect(questions()).toHaveLength(1);
    expect(input()).toHaveValue('Explain bail');
    expect(screen.queryByText(/is thinking/)).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked[1]?.body.question).toBe('Explain bail');
    expect(input()).toHaveValue('');
    act(() => asked[1]?.answer());
    await waitFor(() => expect(answers()).toHaveLength(1));
    expect(questions()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what had arrived when the line was lost stays, and the whole takes its place as the same question', async () => {
    const { user, asked } = open();
    await send(user, 'Explain bail');
    act(() => asked[0]?.write('Bail is the release'));
    await waitFor(() => expect(answers()[0]).toHaveTextContent('Bail is the release'));
    const lost = () => new ServiceError('The answer broke off. Please try again.', 0);
    act(() => asked[0]?.fail(lost()));
    expect(await screen.findByRole('alert')).toHaveTextContent(/connection was lost/);
    expect(screen.getByRole('alert')).not.toHaveTextContent('kept in the box');
    expect(answers()[0]).toHaveTextContent(/Bail is the release.*The answer broke off here\./);
    expect(questions()).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Get the whole answer' }));
    act(() => asked[1]?.fail(lost()));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(answers()[0]).toHaveTextContent('Bail is the release');

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(new Set(asked.map(({ body }) => `${body.question} ${body.askedAs}`)).size).toBe(1);
    expect(asked[0]?.body.askedAs).toMatch(/^[0-9a-f-]{36}$/);
    act(() => asked[2]?.answer());
    await waitFor(() => expect(answers()[0]).toHaveTextContent('bounced cheque'));
    expect([questions().length, answers().length]).toEqual([1, 1]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('The answer broke off here.')).toBeNull();
  });

  test('sent again from the box where it was kept, it is the same question; other words are another', async () => {
    const { user, asked } = open();
    await send(user, 'Explain bail');
    act(() => asked[0]?.fail(new ServiceError('The server cannot be reached.', 0)));
    expect(await screen.findByRole('alert')).toHaveTextContent('kept in the box below');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    act(() => asked[1]?.fail(new ServiceError('The server cannot be reached.', 0)));
    await screen.findByRole('alert');
    await user.type(input(), ' to me');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    const [first, second, third] = asked.map(({ body }) => body.askedAs);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(input()).toHaveValue('');
  });

  test('a reached limit says when it resets and leads to the plans; the question stays in the input', async () => {
    const { user, asked } = open();
    await send(user, 'A sixth question');
    const resetsAt = new Date(Date.now() + 3 * 3_600_000).toISOString();
    act(() =>
      asked[0]?.fail(
        new ServiceError('You have reached the limit of 5 questions a day.', 429, {}, { limit: 5, used: 5, resetsAt }),
      ),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/limit of 5 questions/);
    expect(alert).toHaveTextContent(/midnight India time, in [23] hours/);
    expect(input()).toHaveValue('A sixth question');
    await user.click(within(alert).getByRole('button', { name: 'Upgrade' }));
    expect(await screen.findByRole('dialog', { name: 'Choose Your Legal Plan' })).toBeInTheDocument();
  });

  test('what was typed meanwhile is not overwritten', async () => {
    const { user, asked } = open();
    await send(user, 'First');
    await user.type(input(), 'Second');
    act(() => asked[0]?.fail(new ServiceError('Down', 500)));
    await screen.findByRole('alert');
    expect(input()).toHaveValue('Second');
  });
});

describe('what can be done with an answer', () => {
  const withAnswer = async () => {
    const opened = open();
    await send(opened.user, 'My cheque bounced');
    act(() => opened.asked[0]?.answer());
    await screen.findByText('bounced cheque', { selector: 'strong' });
    return opened;
  };

  test('it is copied, and the button says so for two seconds', async () => {
    const { user } = await withAnswer();
    await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }));
    expect(await navigator.clipboard.readText()).toBe('A **bounced cheque** is an offence [1].');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Copy to clipboard' }, { timeout: 2600 })).toBeInTheDocument();
  });

  test('a clipboard that refuses is logged only', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await withAnswer();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }));
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy to clipboard' })).toBeInTheDocument();
  });

  test('it is copied as text with its sources', async () => {
    const { user } = await withAnswer();
    await user.click(await screen.findByRole('button', { name: 'More answer actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy as text with sources' }));
    await screen.findByText('Copied as text, with its sources.');
    expect(await navigator.clipboard.readText()).toBe(
      'A bounced cheque is an offence [1].\n\nSources\n\n[1] Section 138, Negotiable Instruments Act, 1881 (https://law.example/138)',
    );
  });

  test('it is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await withAnswer();
    await user.click(await screen.findByRole('button', { name: 'More answer actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
    expect(answers()[0]).toHaveAttribute('data-printed');
    fireEvent(window, new Event('afterprint'));
    expect(answers()[0]).not.toHaveAttribute('data-printed');
  });

  test('its download as PDF shows others what the plan offers', async () => {
    const { user } = await withAnswer();
    await user.click(await screen.findByRole('button', { name: 'More answer actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /Download as PDF/ }));
    expect(await screen.findByRole('dialog', { name: 'Choose Your Legal Plan' })).toHaveTextContent(
      'Answers can be downloaded as PDF with Legal Pro+.',
    );
  });

  test('it is rated, with a reason if one wishes', async () => {
    const { user, called } = await withAnswer();
    await user.click(await screen.findByRole('button', { name: 'Good answer' }));
    expect(screen.getByRole('button', { name: 'Good answer' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Bad answer' }));
    await user.click(await screen.findByRole('button', { name: 'Out of date' }));
    await user.type(screen.getByRole('textbox', { name: /What was wrong/ }), 'Wrong section');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Thank you/)).toBeVisible();
    expect(called('rateMessage')).toEqual([
      { id: 'answer-1', rating: 'up' },
      { id: 'answer-1', rating: 'down' },
      { id: 'answer-1', rating: 'down', reason: 'Out of date; Wrong section' },
    ]);
  });

  test('it is asked for again in the place of the old one', async () => {
    const { user, asked } = await withAnswer();
    await user.click(screen.getByRole('button', { name: 'Answer again' }));
    expect(asked[1]?.body).toMatchObject({
      question: 'My cheque bounced',
      replaces: 'question-1',
      conversationId: 'conversation-1',
    });
    act(() => asked[1]?.answer({ answer: 'Better' }));
    await waitFor(() => expect(screen.getByText('Better')).toBeInTheDocument());
    expect(questions()).toHaveLength(1);
    expect(answers()).toHaveLength(1);
  });

  test('the first answer comes back when asking again fails', async () => {
    const { user, asked } = await withAnswer();
    await user.click(screen.getByRole('button', { name: 'Answer again' }));
    act(() => asked[1]?.fail(new ServiceError('Down', 500)));
    expect(await screen.findByText('bounced cheque', { selector: 'strong' })).toBeInTheDocument();
    expect(input()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked[2]?.body.replaces).toBe('question-1');
  });

  test('the last question is changed and asked again', async () => {
    const { user, asked } = await withAnswer();
    await user.click(screen.getByRole('button', { name: 'Edit question' }));
    const editor = screen.getByRole('textbox', { name: 'Edit question' });
    await user.clear(editor);
    await user.type(editor, 'My cheque was stolen');
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(asked[1]?.body).toMatchObject({ question: 'My cheque was stolen', replaces: 'question-1' });
    expect(questions().map((article) => article.textContent)).toEqual([
      expect.stringContaining('My cheque was stolen'),
    ]);
  });

  test('a suggested question is asked with a click', async () => {
    const { user, asked } = await withAnswer();
    await user.click(screen.getByRole('button', { name: 'What must the notice say?' }));
    expect(asked[1]?.body).toMatchObject({ question: 'What must the notice say?', conversationId: 'conversation-1' });
  });

  test('it is read aloud where the browser has a voice', async () => {
    const speak = jest.fn();
    const cancel = jest.fn();
    Object.assign(window, {
      speechSynthesis: { speak, cancel },
      SpeechSynthesisUtterance: class {
        lang = '';
        constructor(readonly text: string) {}
      },
    });
    const { user } = await withAnswer();
    await user.click(screen.getByRole('button', { name: 'Read aloud' }));
    await waitFor(() =>
      expect(speak).toHaveBeenCalledWith(
        expect.objectContaining({ lang: 'en-IN', text: 'A bounced cheque is an offence.' }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeInTheDocument();
    Reflect.deleteProperty(window, 'speechSynthesis');
  });
});

test('an answer in Tamil is marked as such, for its font and voice', async () => {
  const { user, asked } = open();
  await send(user, 'ஜாமீன் என்றால் என்ன?');
  act(() => asked[0]?.answer({ answer: 'ஜாமீன் என்பது விடுதலை.', citations: [] }));
  await waitFor(() => expect(screen.getByText('ஜாமீன் என்பது விடுதலை.').closest('article')).toHaveAttribute('lang', 'ta'));
});
