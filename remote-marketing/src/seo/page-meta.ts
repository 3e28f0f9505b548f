import { brand } from 'shared-contracts/brand';
import { paths } from 'shared-contracts/paths';
import type { Article } from '../help/article';

/** What search engines and link previews say of a page. */
export interface PageMeta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

const page = (path: string, title: string, description: string): PageMeta => ({ path, title: `${title} · ${brand.name}`, description });

/** The public pages with their titles and descriptions; the sitemap is made from it too. */
export const pageMeta = {
  home: {
    path: paths.home.href(),
    title: `${brand.name} · ${brand.tagline}`,
    description: 'Ask about Indian law in your own words, in English, Tamil, Hindi or Kannada. Read a plain answer with the sections and judgments it rests on. Five questions a day are free.',
  },
  about: page(paths.about.href(), 'About Us', `Why ${brand.name} exists: the law of India, explained to the people who live under it, with its sources in the margin.`),
  pricing: page(paths.pricing.href(), 'Pricing', 'Free, Pro and Legal Pro+: what each plan holds, what it costs by the month and by the year, and how refunds work.'),
  faq: page(paths.faq.href(), 'Frequently Asked Questions', 'Answers on asking, references, old and new law, languages, plans, payments, privacy and accounts.'),
  contact: page(paths.contact.href(), 'Contact', `Write to ${brand.name}: by the form within 24 hours, by e-mail within 2 hours of support time, ${brand.supportHours}.`),
  terms: page(paths.terms.href(), 'Terms and Conditions', `The terms for using ${brand.name}: who may use it, what an answer is and is not, plans, conduct and liability.`),
  privacy: page(paths.privacy.href(), 'Privacy Policy', `What ${brand.name} stores, why and for how long, and your rights under the Digital Personal Data Protection Act, 2023.`),
  refund: page(paths.refund.href(), 'Refund Policy', 'Cancel anytime, a full refund within 7 days for first-time subscribers, and how long a refund takes.'),
  help: page(paths.help.href(), 'Help center', `Short articles on using ${brand.name}, in six chapters, with a search that forgives typing mistakes.`),
} as const satisfies Record<string, PageMeta>;

export function articleMeta({ id, title, summary }: Article): PageMeta {
  return page(paths.helpArticle.href(id), title, summary);
}
