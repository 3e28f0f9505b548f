import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { loadTypeScript } from './lib/load-typescript.mjs';
import { inRoot } from './lib/root.mjs';
import { main } from './lib/sentence.mjs';

/** The pictures that stand beside a link to a page in Tamil, Hindi and Kannada; the words are those of the home page. */
const languages = ['ta', 'hi', 'kn'];
const headline = 'Ask about Indian law. Read the answer, and the law behind\u00a0it.';
const names = { ta: 'தமிழ்', hi: 'हिन्दी', kn: 'ಕನ್ನಡ', en: 'English' };
const scripts = { ta: 'tamil', hi: 'devanagari', kn: 'kannada' };
const size = { width: 1200, height: 630 };

await main(async () => {
  const { kolam } = await loadTypeScript(inRoot('remote-marketing/src/drawings/kolam-path.ts'));
  const { brand } = await loadTypeScript(inRoot('shared-contracts/src/brand.ts'));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: size });
  const fonts = await fontFaces();
  for (const language of languages) {
    const catalogue = JSON.parse(await readFile(inRoot(`remote-marketing/src/messages/${language}.json`), 'utf8'));
    await page.setContent(
      picture({ language, name: brand.name, text: catalogue[headline], drawing: drawn(kolam), fonts }),
    );
    await page.evaluate('document.fonts.ready');
    await writeFile(inRoot(`host/src/styles/link-preview-${language}.png`), await page.screenshot());
  }
  await browser.close();
});

function drawn(kolam) {
  const { dots, loops } = kolam([1, 3, 5, 7, 5, 3, 1]);
  return [
    ...loops.map((loop) => `<path d="${loop}" fill="none" stroke="#5a6b9a" stroke-width=".1" />`),
    ...dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r=".18" fill="#f0a53f" />`),
  ].join('');
}

function picture({ language, name, text, drawing, fonts }) {
  const others = Object.entries(names).filter(([other]) => other !== language);
  const spoken = [names[language], ...others.map(([, other]) => other)].join(' · ');
  return `<!doctype html><html lang="${language}"><style>${fonts}
    body { margin: 0; width: 1200px; height: 630px; background: #17223b; color: #f7f0e0; position: relative; overflow: hidden;
      font-family: 'Source Sans 3', 'Noto tamil', 'Noto devanagari', 'Noto kannada', sans-serif; }
    svg { position: absolute; left: 714px; top: 38.5px; width: 553px; height: 553px; overflow: visible; }
    .name { position: absolute; left: 84px; top: 74px; font: 600 42px 'Source Serif 4'; }
    .rule { position: absolute; left: 84px; top: 150px; width: 64px; height: 4px; background: #e0942f; }
    .text { position: absolute; left: 84px; bottom: 76px; width: 620px; }
    h1 { margin: 0 0 32px; font-size: 46px; line-height: 1.4; font-weight: 600; text-wrap: balance; }
    p { margin: 0; font-size: 28px; color: #c9d0e2; }
  </style><svg viewBox="0 0 14 14">${drawing}</svg><div class="name">${name}</div><div class="rule"></div>
  <div class="text"><h1>${text}</h1><p>${spoken}</p></div></html>`;
}

async function fontFaces() {
  const faces = [
    ...Object.values(scripts).map((script) => [`Noto ${script}`, `noto-sans-${script}`, script]),
    ['Source Sans 3', 'source-sans-3', 'latin'],
    ['Source Serif 4', 'source-serif-4', 'latin'],
  ];
  const written = await Promise.all(
    faces.map(async ([family, folder, subset]) => {
      const file = inRoot(`node_modules/@fontsource-variable/${folder}/files/${folder}-${subset}-wght-normal.woff2`);
      const data = (await readFile(file)).toString('base64');
      return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
    }),
  );
  return written.join('\n');
}
