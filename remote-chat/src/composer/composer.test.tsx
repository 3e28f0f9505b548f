import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ChatService } from 'shared-contracts';
import { fakeChatServer } from '../testing/fake-chat-server';
import { input, openRemote, send } from '../testing/open-chat';
import { testHost } from '../testing/test-host';

const open = (mode: 'live' | 'simulated' = 'simulated', service: Partial<ChatService> = {}) => {
  const server = fakeChatServer();
  const host = testHost({ mode, services: { chat: { ...server.service, ...service } } });
  return { user: openRemote({ host }), ...server };
};
const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const attach = (files: readonly File[]) => {
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (picker) fireEvent.change(picker, { target: { files } });
};

test('it has a text field, attach, microphone and send, and a disclaimer under it', () => {
  open();
  expect(input()).toBeInTheDocument();
  for (const name of ['Attach file', 'Record voice', 'Send message'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  expect(screen.getByText(/may occasionally give incorrect references/)).toBeInTheDocument();
});

test('Enter sends; Shift+Enter makes a new line', async () => {
  const { user, asked } = open();
  await user.type(input(), 'One{Shift>}{Enter}{/Shift}two');
  expect(input()).toHaveValue('One\ntwo');
  expect(asked).toHaveLength(0);
  await user.keyboard('{Enter}');
  expect(asked[0]?.body.question).toBe('One\ntwo');
});

test('Enter that ends the spelling of a Tamil or Hindi word does not send', async () => {
  const { user, asked } = open();
  await user.type(input(), 'bail');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(asked).toHaveLength(0);
});

test('a blank message is ignored', async () => {
  const { user, asked } = open();
  await user.type(input(), '   {Enter}');
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
  expect(asked).toHaveLength(0);
  expect(screen.queryByRole('article')).toBeNull();
});

test('sending with no active chat starts one, which takes its title from the question', async () => {
  const { user } = open();
  await send(user, 'What is bail?');
  expect(screen.getByRole('heading', { level: 1, name: 'What is bail?' })).toBeInTheDocument();
});

test('while an answer is on its way, nothing more is sent from this chat', async () => {
  const { user, asked } = open();
  await send(user, 'First');
  await send(user, 'Second');
  expect(asked).toHaveLength(1);
  expect(input()).toHaveValue('Second');
});

test('the answer comes in the chosen language', async () => {
  const { user, asked } = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Answer language' }), 'ta');
  await send(user, 'What is bail?');
  expect(asked[0]?.body.language).toBe('ta');
});

test('once an answer has told it, the questions left are shown', async () => {
  const { user, asked } = open();
  await send(user, 'What is bail?');
  act(() => asked[0]?.answer());
  expect(await screen.findByText(/4 of 5 questions left today/)).toBeInTheDocument();
});

test('a draft survives a reload', async () => {
  const first = openRemote();
  await first.type(input(), 'Half a quest');
  document.body.replaceChildren();
  openRemote();
  expect(input()).toHaveValue('Half a quest');
});

test('typing draws no message anew', async () => {
  const { user, asked } = open();
  await send(user, 'What is bail?');
  act(() => asked[0]?.answer());
  const answer = await screen.findByText('bounced cheque', { selector: 'strong' });
  await screen.findByRole('button', { name: 'Good answer' });
  const changes: string[] = [];
  const observer = new MutationObserver((records) =>
    changes.push(...records.map(({ type, target }) => `${type} of ${target.nodeName}`)),
  );
  observer.observe(screen.getByRole('log'), { subtree: true, childList: true, attributes: true, characterData: true });
  await user.type(input(), 'And how long does it take?');
  observer.disconnect();
  expect(changes).toEqual([]);
  expect(answer).toBeInTheDocument();
});

describe('attachments', () => {
  test('the picker offers the stated types, and more than one file', () => {
    open();
    const picker = document.querySelector('input[type="file"]');
    expect(picker).toHaveAttribute('accept', '.pdf,.doc,.docx,.txt,.jpg,.jpeg,.png');
    expect(picker).toHaveAttribute('multiple');
  });

  test('in the demonstration nothing is uploaded, and the name is appended to the text', async () => {
    const { user, asked, called } = open();
    attach([file('rent.pdf'), file('photo.png')]);
    await send(user, 'Read this');
    expect(screen.getByRole('article', { name: 'You' })).toHaveTextContent(
      'Read this [Attached: rent.pdf] [Attached: photo.png]',
    );
    expect(asked[0]?.body).toMatchObject({ question: 'Read this\n[Attached: rent.pdf]\n[Attached: photo.png]' });
    expect(asked[0]?.body.attachments).toBeUndefined();
    expect(called('attach')).toEqual([]);
    expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
  });

  test('live, files are uploaded and go with the question', async () => {
    const { user, asked } = open('live');
    attach([file('rent.pdf')]);
    await waitFor(() => expect(screen.queryByText('Being read…')).toBeNull());
    await send(user, 'Read this');
    expect(asked[0]?.body).toMatchObject({ question: 'Read this', attachments: ['file-rent.pdf'] });
    expect(screen.getByRole('article', { name: 'You' })).toHaveTextContent('[Attached: rent.pdf]');
  });

  test('one that cannot be read is said so before sending', async () => {
    open('live', {
      attach: ({ name, size }) =>
        Promise.resolve({
          id: '1',
          name,
          size,
          readable: false,
          pages: null,
          message: 'This picture has no text that can be read.',
        }),
    });
    attach([file('scan.jpg')]);
    expect(await screen.findByRole('alert')).toHaveTextContent('This picture has no text that can be read.');
  });

  test('one can be removed before sending', async () => {
    const { user, asked, called } = open('live');
    attach([file('rent.pdf')]);
    await waitFor(() => expect(screen.queryByText('Being read…')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Remove rent.pdf' }));
    expect(called('removeAttachment')).toEqual([{ id: 'file-rent.pdf' }]);
    await send(user, 'No file');
    expect(asked[0]?.body.attachments).toBeUndefined();
  });

  test('what cannot be attached stands in the list with the reason, and is not sent', async () => {
    const { user, asked } = open();
    attach([file('virus.exe')]);
    expect(await screen.findByText(/virus.exe cannot be attached/)).toBeInTheDocument();
    attach(['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.txt`)));
    expect(await screen.findByText(/5 files at most/)).toBeInTheDocument();
    await send(user, 'Read these');
    expect(asked[0]?.body.question.match(/Attached: \w+\.txt/g)).toHaveLength(5);
    expect(asked[0]?.body.question).not.toContain('virus');
  });

  test('a file that the server cannot read is not sent', async () => {
    const { user, asked } = open('live', {
      attach: ({ name, size }) =>
        Promise.resolve({ id: '1', name, size, readable: false, pages: null, message: 'This file is corrupt.' }),
    });
    attach([file('bad.pdf')]);
    await screen.findByText('This file is corrupt.');
    await send(user, 'Read this');
    expect(asked[0]?.body.attachments).toBeUndefined();
    expect(screen.getByRole('article', { name: 'You' })).not.toHaveTextContent('bad.pdf');
  });

  test('a file alone asks what is in it', async () => {
    const { user, asked } = open('live');
    attach([file('rent.pdf')]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(asked[0]?.body).toMatchObject({ question: 'Summarise this document', attachments: ['file-rent.pdf'] });
  });

  test('files are dropped anywhere on the page, or pasted', async () => {
    open('live');
    const dataTransfer = { types: ['Files'], files: [file('dropped.pdf')] };
    fireEvent.dragOver(screen.getByRole('main'), { dataTransfer });
    expect(await screen.findByText('Drop the files here')).toBeVisible();
    fireEvent.drop(screen.getByRole('main'), { dataTransfer });
    expect(await screen.findByRole('button', { name: 'Remove dropped.pdf' })).toBeVisible();
    expect(screen.queryByText('Drop the files here')).toBeNull();
    fireEvent.paste(input(), { clipboardData: { files: [file('pasted.png')] } });
    expect(await screen.findByRole('button', { name: 'Remove pasted.png' })).toBeVisible();
  });
});
