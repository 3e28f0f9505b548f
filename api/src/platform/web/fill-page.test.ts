import { fillPage, frameOf, insideMain, ofNoPage } from './fill-page';

const shell =
  '<html lang="en"><head><title>Nyayika</title><meta name="description" content="x" /></head><body><div id="root"></div></body></html>';
const page =
  '<html><head></head><body><div id="root"><header><a class="l active" aria-current="page" href="/">Home</a></header>' +
  '<main id="main" tabindex="-1"><div>old</div></main><footer></footer></div></body></html>';

test('a fragment stands in the host’s empty page, with its own head and the host’s frame', () => {
  const frame = frameOf(page);
  expect(frame && ofNoPage(frame)).toEqual({
    before: '<header><a class="l" href="/">Home</a></header><main id="main" tabindex="-1">',
    after: '</main><footer></footer>',
  });
  const html = fillPage(
    shell,
    { language: 'ta', title: 'A & B $1', description: '"new"', head: '<style>a{}</style>', frame: 'public' },
    `${frame?.before}<p>new</p>${frame?.after}`,
  );
  expect(html).toContain('<html lang="ta">');
  expect(html).toContain('<title>A &amp; B $1</title>');
  expect(html).toContain('content="&quot;new&quot;"');
  expect(html).toContain('<style>a{}</style></head>');
  expect(html).toContain('tabindex="-1"><p>new</p></main><footer>');
});

test.each([
  ['ta', '__SITE_ORIGIN__/ta.png'],
  ['en', '__SITE_ORIGIN__/en.png'],
])('a page in %s has the link preview of its language', (language, picture) => {
  const preview = '<meta property="og:image" content="/en.png" data-en="/en.png" data-ta="/ta.png"/>';
  const html = fillPage(
    shell.replace('</head>', `${preview}</head>`),
    { language, title: '', description: '', head: '', frame: 'public' },
    '',
  );
  expect(html).toContain(`<meta property="og:image" content="${picture}" data-en="/en.png"`);
});

test.each([
  ['<main id="main" tabindex="-1"><p>a</p></main>', '<p>a</p>'],
  ['<div>no main</div>', undefined],
])('inside %s stands %s', (markup, inside) => {
  expect(insideMain(markup)).toBe(inside);
});

test('an empty page has no frame', () => {
  expect(frameOf(shell)).toBeUndefined();
});
