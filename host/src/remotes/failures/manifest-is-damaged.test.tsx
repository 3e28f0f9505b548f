import { screen } from '@testing-library/react';
import { expectProblem } from '../../testing/expectations';
import { renderProduct } from '../../testing/render-product';
import { json, manifest, manifestOf } from '../../testing/stub-server';

const whole = JSON.stringify(manifest('chat'));

test.each([
  ['half of a manifest', whole.slice(0, whole.length / 2)],
  ['nothing', ''],
  ['a manifest of nothing', 'null'],
  [
    'a manifest that names no entry',
    JSON.stringify({ metaData: { contractVersion: '1.0', globalName: 'remote_chat' } }),
  ],
  ['a manifest that shares no list', JSON.stringify({ ...(manifest('chat') as object), shared: { react: '19' } })],
])(
  'a remote that answers with %s is named within the page, and trying again shows it once it is whole',
  async (_what, text) => {
    const { user, entries, change } = renderProduct('/chat', {
      server: { [manifestOf('chat')]: () => new Response(text) },
    });
    await expectProblem(/stopped working/);
    expect(entries).toEqual([]);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    change(manifestOf('chat'), () => json(manifest('chat')));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The chat remote' })).toBeVisible();
  },
);
