import { screen, waitFor } from '@testing-library/react';
import type { Consultation } from 'shared-contracts';
import { expectAccessible } from '../testing/axe';
import { dialog, openAdmin, press, row, type } from '../testing/open-admin';

const request: Consultation = {
  id: 'c1',
  name: 'Lakshmi',
  email: 'lakshmi@example.com',
  phone: '+91 98400 00000',
  question: 'May I keep the deposit?',
  note: '',
  wantedAt: '2026-12-01T05:30:00.000Z',
  askedAt: '2026-11-22T05:30:00.000Z',
  status: 'asked',
  assignedTo: '',
  reply: '',
};

test('a request is seen, assigned and leaves the list of those that wait', async () => {
  const changeConsultation = jest.fn().mockResolvedValue({ ...request, status: 'assigned' });
  let rows = [request];
  openAdmin('/manage/consultations', {
    calls: {
      listConsultations: () => Promise.resolve({ rows, total: rows.length }),
      changeConsultation,
    },
  });
  press('View', await row('Lakshmi'));
  const shown = await dialog('Consultation');
  expect(shown).toHaveTextContent('+91 98400 00000');
  await expectAccessible();
  type('Assigned to', 'Adv. Meera', shown);
  rows = [];
  press('Assign', shown);
  await waitFor(() => expect(screen.queryByText('Lakshmi')).toBeNull());
  expect(changeConsultation).toHaveBeenCalledWith({
    params: { id: 'c1' },
    body: { status: 'assigned', assignedTo: 'Adv. Meera', reply: '' },
  });
});
