import { brand } from 'shared-contracts/brand';
import type { PublicPlan } from 'shared-contracts/calls/plans/types';
import type { Question } from '../faq/question';
import { t } from '../messages';
import { textsOf, withoutMarks } from '../text/plain-text';

/** One thing in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

export const organization: StructuredData = {
  '@type': 'Organization',
  name: brand.name,
  description: brand.tagline,
  email: brand.contactEmail,
  address: { '@type': 'PostalAddress', addressLocality: 'Bangalore', addressCountry: 'IN' },
};

export function faqPage(questions: readonly Question[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: t(question),
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer
          .flatMap(textsOf)
          .map((text) => withoutMarks(t(text)))
          .join(' '),
      },
    })),
  };
}

/** The plans as offers; amounts in rupees with two decimals, per month. */
export function planOffers(plans: readonly PublicPlan[]): StructuredData {
  return {
    '@type': 'Product',
    name: brand.name,
    description: brand.tagline,
    brand: { '@type': 'Brand', name: brand.name },
    offers: plans.map(({ name, monthly, description }) => ({
      '@type': 'Offer',
      name,
      description,
      price: (monthly.pricePaise / 100).toFixed(2),
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    })),
  };
}

export function breadcrumbs(steps: readonly { readonly name: string; readonly url: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
