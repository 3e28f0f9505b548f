import { brand } from 'shared-contracts/brand';
import { escapeHtml } from '../../mails/render';
import { formatPaise } from '../rules/money';
import type { OrderRow } from '../tables';
import { testGatewayPath } from './test-gateway';

const style = `
:root{color-scheme:light dark;--paper:#f7f3ea;--card:#fff;--ink:#1d2740;--soft:#5d6478;--line:#e4dccb;--accent:#c8781e}
@media (prefers-color-scheme:dark){:root{--paper:#121826;--card:#1b2335;--ink:#f1ece0;--soft:#a9b0c2;--line:#313b54;--accent:#f0a24a}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,1fr);place-items:center;padding:16px;background:var(--paper);color:var(--ink);font:16px/1.55 "Noto Sans",system-ui,sans-serif}
main{width:100%;min-width:0;max-width:440px;overflow-wrap:anywhere;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:32px 28px;box-shadow:0 12px 40px rgb(29 39 64/.08)}
p{margin:0 0 12px}.brand{font:600 20px Georgia,"Noto Serif",serif}h1{font:600 26px/1.25 Georgia,"Noto Serif",serif;margin:8px 0 4px}.note{color:var(--soft);font-size:14px}
dl{display:grid;grid-template-columns:1fr auto;gap:8px 16px;margin:20px 0;padding:16px 0;border-block:1px solid var(--line)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}.total{font-weight:700}
form{margin:0 0 10px}p+a.button{margin-top:20px}button,a.button{display:block;width:100%;padding:13px 18px;border:1px solid var(--line);border-radius:10px;background:transparent;color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.pay,a.button{background:var(--ink);color:var(--card);border-color:var(--ink)}button:hover{border-color:var(--accent)}button:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} - ${escapeHtml(brand.name)}</title><style>${style}</style></head><body><main><p class="brand">${escapeHtml(brand.name)}</p>${body}</main></body></html>`;

/** What the built-in gateway shows: the order, and the three ways in which it can end. */
export function testPage({ id, quote, buyer }: OrderRow): string {
  const button = (action: string, label: string, kind = '') =>
    `<form method="post" action="${testGatewayPath(id)}/${action}"><button class="${kind}">${escapeHtml(label)}</button></form>`;
  const row = (name: string, paise: number, kind = '') =>
    `<dt class="${kind}">${escapeHtml(name)}</dt><dd class="${kind}">${formatPaise(paise)}</dd>`;
  return page(
    'Test payment',
    `<h1>Test payment</h1><p class="note">No gateway is set up, so no money moves. Choose how this payment ends.</p>
<dl>${row(`${quote.plan.name}, ${quote.period}`, quote.taxablePaise)}${row('GST (18%)', quote.gstPaise)}${row('Total', quote.totalPaise, 'total')}</dl>
<p class="note">${[...new Set([buyer.name, buyer.email])].map(escapeHtml).join(', ')}</p>
${button('pay', `Pay ${formatPaise(quote.totalPaise)}`, 'pay')}${button('decline', 'Decline')}${button('abandon', 'Abandon')}`,
  );
}

/** What is shown for an order that is settled or closed. */
export const closedPage = (message: string, backTo: string): string =>
  page(
    'Order closed',
    `<h1>This order is closed</h1><p>${escapeHtml(message || 'It can no longer be paid.')}</p><a class="button" href="${escapeHtml(backTo)}">Back to the chat</a>`,
  );
