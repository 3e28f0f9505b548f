import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { PapersService } from 'shared-contracts';
import { ServiceError } from 'shared-contracts/services/service-error';
import { fakeChatServer } from '../testing/fake-chat-server';
import { openRemote, send } from '../testing/open-chat';
import { testHost } from '../testing/test-host';

const answered = {
  id: 'deposit-demand',
  title: 'Demand for a rent deposit',
  language: 'en',
  values: { amount: '60000' },
} as const;

const withPaper = async (download: PapersService['download'] = () => Promise.resolve()) => {
  const server = fakeChatServer();
  const papers = { download, note: () => undefined };
  const user = openRemote({ host: testHost({ services: { chat: server.service, papers } }) });
  await send(user, 'Draft a letter for my deposit of 60000');
  act(() => server.asked[0]?.answer({ paper: { ...answered, values: { ...answered.values } } }));
  const group = await screen.findByRole('group', { name: 'This paper' }, { timeout: 20_000 });
  return { user, buttons: within(group) };
};

test('the paper is copied, and opens as a form without its facts in the address', async () => {
  const { user, buttons } = await withPaper();
  expect(await axe(document.body)).toHaveNoViolations();
  await user.click(buttons.getByRole('button', { name: 'Copy the paper' }));
  expect(await navigator.clipboard.readText()).toContain('security deposit of ₹60,000');
  await user.click(buttons.getByRole('button', { name: 'Open as form' }));
  expect(window.sessionStorage.getItem('paper:deposit-demand')).toBe('{"amount":"60000"}');
});

test('it is had as a file; a used-up month leads to the plans with the sentence of the server', async () => {
  const download = jest
    .fn<Promise<void>, Parameters<PapersService['download']>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new ServiceError('You have used the 2 papers a month of the Free plan.', 429));
  const { user, buttons } = await withPaper(download);
  await user.click(buttons.getByRole('button', { name: 'Download DOCX' }));
  expect(download).toHaveBeenCalledWith('docx', expect.objectContaining({ paper: 'deposit-demand', language: 'en' }));
  await user.click(buttons.getByRole('button', { name: 'Download PDF' }));
  const plans = await screen.findByRole('dialog', { name: 'Choose Your Legal Plan' });
  expect(plans).toHaveTextContent('You have used the 2 papers a month of the Free plan.');
});
