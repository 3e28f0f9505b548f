import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ContactMessage } from 'shared-contracts/calls/contact/types';
import { renderPage } from '../testing/render-page';
import { testHost } from '../testing/test-host';

const success = 'Thank you for your message! We will get back to you soon.';
const failure = 'There was an error sending your message. Please try again.';

function contactHost() {
  const sent: ContactMessage[] = [];
  const settle: { ok: () => void; fail: () => void }[] = [];
  const host = testHost({
    contact: {
      send: ({ body }) => {
        sent.push(body);
        return new Promise((resolve, reject) =>
          settle.push({ ok: () => resolve({ ok: true }), fail: () => reject(new Error('network')) }),
        );
      },
    },
  });
  return { host, sent, answer: (how: 'ok' | 'fail') => act(async () => settle.shift()?.[how]()) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function openContact() {
  const contact = contactHost();
  renderPage('/contact', contact.host);
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  return contact;
}

async function fillAndSend() {
  fireEvent.change(field('Full Name'), { target: { value: 'Meena' } });
  fireEvent.change(field('Email Address'), { target: { value: 'meena@example.com' } });
  fireEvent.change(field('Message'), { target: { value: 'Where is my invoice?' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' })));
}

describe('the contact form', () => {
  it('sends name, e-mail and message, and is busy meanwhile', async () => {
    const { sent, answer } = await openContact();
    await fillAndSend();
    expect(sent).toEqual([
      { firstName: 'Meena', email: 'meena@example.com', message: 'Where is my invoice?', website: '' },
    ]);
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await answer('ok');
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    expect(field('Message')).toHaveValue('');
  });

  it('requires nothing and checks nothing but the type of the e-mail field', async () => {
    await openContact();
    for (const name of ['Full Name', 'Email Address', 'Message']) expect(field(name)).not.toBeRequired();
    expect(field('Email Address')).toHaveAttribute('type', 'email');
  });

  it('has a field that only programs find', async () => {
    await openContact();
    expect(screen.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
    expect(field('Website')).toHaveAttribute('tabindex', '-1');
  });

  it('keeps what was typed when sending fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { answer } = await openContact();
    await fillAndSend();
    await answer('fail');
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(field('Message')).toHaveValue('Where is my invoice?');
    expect(console.error).toHaveBeenCalled();
  });
});

describe('its toast', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('thanks, and leaves after five seconds', async () => {
    const { answer } = await openContact();
    jest.useFakeTimers();
    await fillAndSend();
    await answer('ok');
    expect(screen.getByRole('status')).toHaveTextContent(success);
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.getByRole('status')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText(success)).not.toBeInTheDocument();
  });

  it('can be closed', async () => {
    const { answer } = await openContact();
    await fillAndSend();
    await answer('fail');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('starts its five seconds anew for a second message', async () => {
    const { answer } = await openContact();
    jest.useFakeTimers();
    await fillAndSend();
    await answer('fail');
    act(() => jest.advanceTimersByTime(4000));
    await fillAndSend();
    await answer('ok');
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.getByText(success)).toBeVisible();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });
});

describe('the contact page', () => {
  it('says how soon we answer, and when people are there', async () => {
    await openContact();
    expect(screen.getByText(/within 2 hours/)).toBeInTheDocument();
    expect(screen.getByText(/within 24 hours/)).toBeInTheDocument();
    expect(screen.getByText('Mon-Fri 10 AM to 5 PM IST')).toBeInTheDocument();
  });

  it('has nothing that axe objects to', async () => {
    const { answer } = await openContact();
    await fillAndSend();
    await answer('ok');
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});
