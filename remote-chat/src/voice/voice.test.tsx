import { act, screen, within } from '@testing-library/react';
import { input, openRemote } from '../testing/open-chat';
import type { Recognition } from './speech-recognition';

class FakeRecognition implements Recognition {
  static latest: FakeRecognition | null = null;
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;
  start = jest.fn();
  stop = jest.fn();
  abort = jest.fn();
  constructor() {
    FakeRecognition.latest = this;
  }
  hear(...texts: string[]) {
    act(() => this.onresult?.({ results: texts.map((transcript) => [{ transcript }]) }));
  }
}

afterEach(() => Reflect.deleteProperty(window, 'SpeechRecognition'));

const record = async () => {
  const user = openRemote();
  await user.type(input(), 'Please tell me:');
  await user.click(screen.getByRole('button', { name: 'Record voice' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Recording' }) };
};

test('what is said is written down, and Stop Recording puts it into the input', async () => {
  Object.assign(window, { SpeechRecognition: FakeRecognition });
  const { user, dialog } = await record();
  expect(FakeRecognition.latest?.lang).toBe('en-IN');
  FakeRecognition.latest?.hear('what is', ' bail');
  expect(dialog).toHaveTextContent('what is bail');
  await user.click(within(dialog).getByRole('button', { name: 'Stop Recording' }));
  expect(input()).toHaveValue('Please tell me: what is bail');
  expect(FakeRecognition.latest?.abort).toHaveBeenCalled();
});

test('another language can be spoken, and what was heard stays', async () => {
  Object.assign(window, { SpeechRecognition: FakeRecognition });
  const { user, dialog } = await record();
  FakeRecognition.latest?.hear('bail');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Language you speak' }), 'ta');
  expect(FakeRecognition.latest?.lang).toBe('ta-IN');
  FakeRecognition.latest?.hear('ஜாமீன்');
  expect(dialog).toHaveTextContent('bail ஜாமீன்');
});

test('a blocked microphone is said in a sentence, with a way on', async () => {
  Object.assign(window, { SpeechRecognition: FakeRecognition });
  const { user, dialog } = await record();
  act(() => FakeRecognition.latest?.onerror?.({ error: 'not-allowed' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('The microphone is blocked.');
  await user.click(within(dialog).getByRole('button', { name: 'Listen again' }));
  expect(FakeRecognition.latest?.start).toHaveBeenCalled();
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

test('a browser that refuses the microphone at once says so, and the dialog ends and opens anew', async () => {
  let isBlocked = true;
  class Refusing extends FakeRecognition {
    override start = jest.fn(() => {
      if (isBlocked) throw new DOMException('Permission denied', 'NotAllowedError');
    });
  }
  Object.assign(window, { SpeechRecognition: Refusing });
  const { user, dialog } = await record();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('The microphone is blocked.');
  await user.click(within(dialog).getByRole('button', { name: 'Stop Recording' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input()).toHaveValue('Please tell me:');
  isBlocked = false;
  await user.click(screen.getByRole('button', { name: 'Record voice' }));
  expect(await screen.findByText('Listening… say your question.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a browser without speech recognition says so', async () => {
  const { user, dialog } = await record();
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/cannot write down speech/);
  await user.click(within(dialog).getByRole('button', { name: 'Stop Recording' }));
  expect(input()).toHaveValue('Please tell me:');
});
