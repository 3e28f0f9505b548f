import { act, fireEvent, screen } from '@testing-library/react';
import { fakeChatServer } from '../testing/fake-chat-server';
import { conversation, openRemote, send } from '../testing/open-chat';
import { testHost } from '../testing/test-host';

const scrollTo = jest.spyOn(Element.prototype, 'scrollTo');

/** Gives the conversation a height that jsdom does not work out. */
function layOut(scrollHeight: number, clientHeight: number) {
  const box = conversation();
  Object.defineProperties(box, {
    scrollHeight: { value: scrollHeight, configurable: true },
    clientHeight: { value: clientHeight, configurable: true },
  });
  return (scrollTop: number) => {
    box.scrollTop = scrollTop;
    fireEvent.scroll(box);
  };
}

const openLong = async () => {
  const server = fakeChatServer();
  const user = openRemote({ host: testHost({ services: { chat: server.service } }) });
  await send(user, 'A question');
  act(() => server.asked[0]?.answer());
  await screen.findByText('bounced cheque', { selector: 'strong' });
  return { user, server };
};

test.each([
  [0, 'Scroll to bottom'],
  [100, 'Scroll to bottom'],
  [989, 'Scroll to bottom'],
  [990, 'Scroll to top'],
  [1000, 'Scroll to top'],
])('scrolled to %d of 1000 px, the button is "%s"', async (top, name) => {
  await openLong();
  layOut(1500, 500)(top);
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

test.each([
  [100, false],
  [101, true],
])('at the end and %d px from the top, the button shows: %s', async (top, shown) => {
  await openLong();
  layOut(500 + top, 500)(top);
  expect(screen.queryByRole('button', { name: 'Scroll to top' }) !== null).toBe(shown);
});

test('the button scrolls smoothly', async () => {
  const { user } = await openLong();
  const scroll = layOut(1500, 500);
  scroll(200);
  await user.click(screen.getByRole('button', { name: 'Scroll to bottom' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1500, behavior: 'smooth' });
  scroll(1000);
  await user.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
});

test('a new question and its answer are scrolled to smoothly, unless the person scrolls meanwhile', async () => {
  const { user, server } = await openLong();
  scrollTo.mockClear();
  await send(user, 'Another question');
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'smooth' }));

  fireEvent.wheel(conversation());
  scrollTo.mockClear();
  act(() => server.asked[1]?.answer({ answer: 'Late' }));
  await screen.findByText('Late');
  expect(scrollTo).not.toHaveBeenCalled();
});
