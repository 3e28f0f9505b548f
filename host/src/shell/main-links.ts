import { paths } from 'shared-contracts/paths';

/** The links of the top bar, in order. */
export const mainLinks = [
  { label: 'Home', href: paths.home.href() },
  { label: 'About Us', href: paths.about.href() },
  { label: 'Chat', href: paths.chat.href() },
  { label: 'Pricing', href: paths.pricing.href() },
  { label: 'FAQ', href: paths.faq.href() },
  { label: 'Contact', href: paths.contact.href() },
] as const;
