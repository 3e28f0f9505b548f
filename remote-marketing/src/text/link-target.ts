import { brand } from 'shared-contracts/brand';
import { paths } from 'shared-contracts/paths';

const mails: Readonly<Record<string, string>> = { contact: brand.contactEmail, grievance: brand.grievanceEmail };

const pages: Readonly<Record<string, string>> = {
  home: paths.home.href(),
  about: paths.about.href(),
  chat: paths.chat.href(),
  pricing: paths.pricing.href(),
  faq: paths.faq.href(),
  contact: paths.contact.href(),
  terms: paths.terms.href(),
  privacy: paths.privacy.href(),
  refund: paths.refund.href(),
  help: paths.help.href(),
};

/**
 * The address behind a link of our texts.
 * @param target `page:NAME`, `page:NAME#part`, `help:ARTICLE`, `mail:contact`, `mail:grievance`, `tel:NUMBER` or an https address
 * @throws Error for anything else, so that a misspelt target fails the tests
 */
export function linkTarget(target: string): string {
  if (/^(https:\/\/|tel:|#)/.test(target)) return target;
  const [kind = '', rest = ''] = target.split(':');
  if (kind === 'help') return paths.helpArticle.href(rest);
  if (kind === 'mail' && mails[rest] !== undefined) return `mailto:${mails[rest]}`;
  const [name = '', part] = rest.split('#');
  const page = kind === 'page' ? pages[name] : undefined;
  if (page === undefined) throw new Error(`A text links to "${target}", which is no page of ours`);
  return part === undefined ? page : `${page}#${part}`;
}
