import type { Paper } from 'papers';
import type { Language, Tool } from 'rules';
import { brand } from 'shared-contracts/brand';
import { paths } from 'shared-contracts/paths';
import type { Article } from '../help/article';

/** What search engines and link previews say of a page. */
export interface PageMeta {
  readonly path: string;
  /** The page's name, without the product's. */
  readonly name: string;
  readonly description: string;
  /** Left out where the page is written in every language. */
  readonly isEnglishOnly?: boolean;
}

const page = (path: string, name: string, description: string): PageMeta => ({ path, name, description });

/** A page's title in the language shown; the home page has the product's own. */
export function titleOf({ name }: PageMeta, t: (message: string) => string): string {
  return name ? `${t(name)} · ${brand.name}` : `${brand.name} · ${t(brand.tagline)}`;
}

/** The public pages with their titles and descriptions; the sitemap is made from it too. */
export const pageMeta = {
  home: {
    path: paths.home.href(),
    name: '',
    description:
      'Ask about Indian law in your own words, in English, Tamil, Hindi or Kannada. Read a plain answer with the sections and judgments it rests on. Five questions a day are free.',
  },
  about: page(
    paths.about.href(),
    'About Us',
    'Why Nyayika exists: the law of India, explained to the people who live under it, with its sources in the margin.',
  ),
  pricing: page(
    paths.pricing.href(),
    'Pricing',
    'Free, Pro and Legal Pro+: what each plan holds, what it costs by the month and by the year, and how refunds work.',
  ),
  faq: page(
    paths.faq.href(),
    'Frequently Asked Questions',
    'Answers on asking, references, old and new law, languages, plans, payments, privacy and accounts.',
  ),
  contact: page(
    paths.contact.href(),
    'Contact',
    'Write to Nyayika: by the form within 24 hours, by e-mail within 2 hours of support time, Mon-Fri 10 AM to 5 PM IST.',
  ),
  terms: page(
    paths.terms.href(),
    'Terms and Conditions',
    'The terms for using Nyayika: who may use it, what an answer is and is not, plans, conduct and liability.',
  ),
  privacy: page(
    paths.privacy.href(),
    'Privacy Policy',
    'What Nyayika stores, why and for how long, and your rights under the Digital Personal Data Protection Act, 2023.',
  ),
  refund: page(
    paths.refund.href(),
    'Refund Policy',
    'Cancel anytime, a full refund within 7 days for first-time subscribers, and how long a refund takes.',
  ),
  help: page(
    paths.help.href(),
    'Help center',
    'Short articles on using Nyayika, in six chapters, with a search that forgives typing mistakes.',
  ),
  papers: page(
    paths.papers.href(),
    'Legal papers',
    'Notices, applications and complaints under Indian law to fill in and download as DOCX or PDF: bounced cheque, deposit, salary, RTI, police, consumer. Free.',
  ),
  tools: page(
    paths.tools.href(),
    'Legal tools',
    'Work out deadlines, sums and shares of Indian law: bounced cheques, RTI, bail, limitation, gratuity, heirs, income tax. Free, without an account.',
  ),
} as const satisfies Record<string, PageMeta>;

/** A tool's page, in the language shown. */
export function toolMeta({ id, title, about }: Pick<Tool, 'id' | 'title' | 'about'>, language: Language): PageMeta {
  return page(paths.tool.href(id), title[language], about[language]);
}

const paperDescriptions: Readonly<Record<Language, string>> = {
  en: '{about} Fill in, download as DOCX or PDF, free.',
  ta: '{about} நிரப்பி DOCX அல்லது PDF ஆகப் பதிவிறக்குங்கள், இலவசம்.',
  hi: '{about} भरें, DOCX या PDF में डाउनलोड करें, मुफ़्त।',
  kn: '{about} ತುಂಬಿ, DOCX ಅಥವಾ PDF ಆಗಿ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ, ಉಚಿತ.',
};

/** A paper's page, in the language shown. */
export function paperMeta({ id, title, about }: Pick<Paper, 'id' | 'title' | 'about'>, language: Language): PageMeta {
  return page(paths.paper.href(id), title[language], paperDescriptions[language].replace('{about}', about[language]));
}

export function articleMeta({ id, title, summary }: Article): PageMeta {
  return page(paths.helpArticle.href(id), title, summary);
}
