import { brand } from 'shared-contracts/brand';
import type { Letter, MailLanguage } from './letter';

const frame: Record<MailLanguage, { greeting: (name: string) => string; closing: string; footer: string }> = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    closing: `The ${brand.name} team`,
    footer: `You receive this mail because of your account or a request at ${brand.name}. Questions: ${brand.contactEmail}`,
  },
  ta: {
    greeting: (name) => (name ? `வணக்கம் ${name},` : 'வணக்கம்,'),
    closing: `${brand.name} குழு`,
    footer: `${brand.name} தளத்தில் உள்ள உங்கள் கணக்கு அல்லது கோரிக்கை தொடர்பாக இந்த மின்னஞ்சல் வந்துள்ளது. கேள்விகளுக்கு: ${brand.contactEmail}`,
  },
  hi: {
    greeting: (name) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
    closing: `${brand.name} टीम`,
    footer: `यह मेल आपको ${brand.name} पर अपने खाते या किसी अनुरोध की वजह से मिला है। कोई सवाल हो तो: ${brand.contactEmail}`,
  },
  kn: {
    greeting: (name) => (name ? `ನಮಸ್ಕಾರ ${name},` : 'ನಮಸ್ಕಾರ,'),
    closing: `${brand.name} ತಂಡ`,
    footer: `${brand.name} ನಲ್ಲಿರುವ ನಿಮ್ಮ ಖಾತೆ ಅಥವಾ ಕೋರಿಕೆಯ ಕಾರಣ ಈ ಮೇಲ್ ಬಂದಿದೆ. ಪ್ರಶ್ನೆಗಳಿದ್ದರೆ: ${brand.contactEmail}`,
  },
};

/** A letter as a mail program shows it: plain text and the same words as HTML. */
export function renderLetter(
  letter: Letter,
  language: MailLanguage,
  name = '',
): { subject: string; text: string; html: string } {
  const { greeting, closing, footer } = frame[language];
  const hello = greeting(name);
  return {
    subject: letter.subject,
    text: asText(letter, hello, closing, footer),
    html: asHtml(letter, language, hello, closing, footer),
  };
}

function asText({ paragraphs, code, facts, action }: Letter, hello: string, closing: string, footer: string): string {
  const [first = '', ...rest] = paragraphs;
  const parts = [
    hello,
    first,
    code ? `    ${code}` : '',
    (facts ?? []).map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...rest,
  ];
  if (action) parts.push(`${action.label}: ${action.href}`);
  return `${[...parts, closing, `--\n${footer}`].filter(Boolean).join('\n\n')}\n`;
}

const styles = {
  body: 'margin:0;padding:24px 12px;background:#f7f3ea;color:#1d2740;font:16px/1.6 "Noto Sans","Noto Sans Tamil","Noto Sans Devanagari","Noto Sans Kannada",Arial,sans-serif',
  card: 'max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e4dccb;border-radius:12px;padding:32px 28px',
  brand: 'margin:0 0 20px;font:600 20px Georgia,"Noto Serif",serif;color:#1d2740',
  code: 'margin:20px 0;padding:16px;background:#f7f3ea;border-radius:8px;text-align:center;font:700 30px/1.2 monospace;letter-spacing:8px',
  cell: 'padding:6px 16px 6px 0;border-bottom:1px solid #eee6d6;text-align:left',
  button:
    'display:inline-block;padding:12px 22px;background:#1d2740;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600',
  footer: 'max-width:560px;margin:16px auto 0;color:#5d6478;font-size:13px;text-align:center',
} as const;

function asHtml(
  { subject, paragraphs, code, facts, action }: Letter,
  language: MailLanguage,
  hello: string,
  closing: string,
  footer: string,
): string {
  const [first = '', ...rest] = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`);
  const rows = (facts ?? []).map(
    ([label, value]) =>
      `<tr><th style="${styles.cell};font-weight:400">${escapeHtml(label)}</th><td style="${styles.cell}">${escapeHtml(value)}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style='${styles.body}'>`,
    `<div style="${styles.card}"><p style='${styles.brand}'>${escapeHtml(brand.name)}</p><p>${escapeHtml(hello)}</p>${first}`,
    code ? `<p style="${styles.code}">${escapeHtml(code)}</p>` : '',
    rows.length > 0 ? `<table style="border-collapse:collapse;margin:16px 0">${rows.join('')}</table>` : '',
    rest.join(''),
    action
      ? `<p><a href="${escapeHtml(action.href)}" style="${styles.button}">${escapeHtml(action.label)}</a></p>`
      : '',
    `<p>${escapeHtml(closing)}</p></div><p style="${styles.footer}">${escapeHtml(footer)}</p></body></html>`,
  ].join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
