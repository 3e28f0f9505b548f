import { standInHost } from '@nyayika/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Remote } from './remote';

test('the page greets whoever comes', () => {
  render(
    <MemoryRouter initialEntries={['/__NAME__']}>
      <Remote host={standInHost()} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: '__TITLE__' })).toBeTruthy();
  expect(screen.getByText('Welcome.')).toBeTruthy();
});
