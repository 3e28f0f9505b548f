import { languages } from 'shared-contracts/language/languages';
import { paths, type PagePath } from 'shared-contracts/paths';
import { remoteDescriptionSchema } from 'shared-contracts/remotes/description-schema';
import { routesOf, type RemoteLink } from 'shared-contracts/remotes/remote-description';
import { describedRemotes } from '../shipping/project';

const remotes = describedRemotes();
const english = (place: RemoteLink['place']) =>
  remotes
    .flatMap(({ links }) => links)
    .filter((link) => link.place === place)
    .sort((a, b) => a.order - b.order)
    .map(({ label, href }) => [label.en, href]);

test.each(remotes)('what $name says of itself is whole', (remote) => {
  expect(remoteDescriptionSchema.parse(remote)).toEqual(remote);
  const words = [...remote.pages.flatMap(({ title }) => title ?? []), ...remote.links.map(({ label }) => label)];
  for (const word of words) expect(Object.keys(word).sort()).toEqual([...languages].sort());
});

test('the top bar and the footer hold the links of the specification', () => {
  expect(english('main')).toEqual([
    ['Home', '/'],
    ['About Us', '/about-us'],
    ['Chat', '/chat'],
    ['Pricing', '/pricing'],
    ['FAQ', '/faq'],
    ['Contact', '/contact'],
  ]);
  expect(english('support').map(([label]) => label)).toEqual(['Contact Us', 'FAQ', 'Help', 'Tools', 'Papers']);
  expect(english('legal').map(([label]) => label)).toEqual(['Terms and Conditions', 'Privacy Policy', 'Refund Policy']);
});

test('every address of the product belongs to one remote', () => {
  const { devMailbox: _host, admin, ...pages } = paths;
  const { path: backOffice, href: _href, ...sections } = admin;
  const single = Object.values({ ...pages, ...sections }) as Pick<PagePath, 'path'>[];
  const addresses = [...single.map(({ path }) => path), backOffice];
  const routes = remotes.flatMap((remote) => routesOf(remote.pages));
  for (const address of addresses) expect(routes.filter((route) => route === address)).toEqual([address]);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes).toContain('/ta/pricing');
});
