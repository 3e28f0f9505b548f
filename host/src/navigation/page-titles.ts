import { brand } from 'shared-contracts/brand';
import { paths } from 'shared-contracts/paths';
import { matchesRoute } from '../remotes/match-route';

const titles: readonly (readonly [pattern: string, title: string])[] = [
  [paths.about.path, 'About Us'],
  [paths.chat.path, 'Chat'],
  [paths.pricing.path, 'Pricing'],
  [paths.faq.path, 'FAQ'],
  [paths.contact.path, 'Contact'],
  [paths.terms.path, 'Terms and Conditions'],
  [paths.privacy.path, 'Privacy Policy'],
  [paths.refund.path, 'Refund Policy'],
  [paths.help.path, 'Help'],
  [paths.helpArticle.path, 'Help'],
  [paths.shared.path, 'Shared chat'],
  [paths.devMailbox.path, 'Development mailbox'],
  [paths.adminLogin.path, 'Admin Login'],
  [`${paths.admin.path}/*`, 'Admin'],
];

/** The document's title for an address. */
export function titleOf(pathname: string): string {
  const title = titles.find(([pattern]) => matchesRoute(pattern, pathname))?.[1];
  return title ? `${title} · ${brand.name}` : `${brand.name} · ${brand.tagline}`;
}
