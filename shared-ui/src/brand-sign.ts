import { createElement, type ReactElement } from 'react';

/** A kolam round four dots, the smallest of the drawings on the public pages. */
const lines =
  'M.5.5Q1 0 1.5.5L3.5 2.5Q4 3 3.5 3.5 3 4 2.5 3.5L.5 1.5Q0 1 .5.5ZM2.5.5Q3 0 3.5.5 4 1 3.5 1.5L1.5 3.5Q1 4 .5 3.5 0 3 .5 2.5Z';
const dots = 'M1 1h0M3 1h0M1 3h0M3 3h0';

/** The product's sign, everywhere the same; decoration beside its name. */
export function BrandSign({ className = '' }: { readonly className?: string | undefined }): ReactElement {
  return createElement(
    'svg',
    { className, viewBox: '0 0 32 32', 'aria-hidden': true, focusable: false },
    createElement('circle', { cx: 16, cy: 16, r: 15.5, fill: 'var(--color-primary)' }),
    createElement(
      'g',
      { transform: 'translate(6.2 6.2) scale(4.9)' },
      createElement('path', { d: lines, fill: 'none', stroke: 'var(--color-on-primary)', strokeWidth: 0.34 }),
      createElement('path', { d: dots, stroke: 'var(--color-accent)', strokeWidth: 0.8, strokeLinecap: 'round' }),
    ),
  );
}
