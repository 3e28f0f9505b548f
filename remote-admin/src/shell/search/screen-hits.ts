import type { SearchHit } from 'shared-contracts';
import { paths } from 'shared-contracts/paths';
import { mainItems, settingsItems } from '../navigation';

const known = [
  ...[...mainItems, ...settingsItems].map(({ label, href }) => ({ label, href })),
  { label: 'Your Profile', href: paths.admin.profile.href() },
  { label: 'Payment Gateway', href: paths.admin.settings.href() },
];

/** Screens of the back office whose name holds the text. */
export function screenHits(text: string): SearchHit[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return known
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ label, href }) => ({ kind: 'screen', id: href, title: label, detail: 'Screen', href }));
}
