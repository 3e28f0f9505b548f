/** Sets a tag of the document's head, making it if the page has none yet. */
export function setMeta(attribute: 'name' | 'property', key: string, content: string): void {
  const tag = document.head.querySelector(`meta[${attribute}="${key}"]`) ?? create('meta', { [attribute]: key });
  tag.setAttribute('content', content);
}

/**
 * Shows the link preview of the language, of those that the host's page names. It names them without their origin; link previews want
 * all of an address.
 */
export function setPreview(language: string, origin: string): void {
  const tag = document.head.querySelector('meta[property="og:image"]');
  const picture = tag?.getAttribute(`data-${language}`) ?? tag?.getAttribute('content');
  if (picture) tag?.setAttribute('content', picture.startsWith('/') ? `${origin}${picture}` : picture);
}

export function setLink(rel: string, href: string): void {
  const tag = document.head.querySelector(`link[rel="${rel}"]`) ?? create('link', { rel });
  tag.setAttribute('href', href);
}

/** Names the same page in the other languages; English is for everyone else. */
export function setAlternates(addresses: readonly (readonly [language: string, href: string])[]): void {
  for (const tag of document.head.querySelectorAll('link[rel="alternate"][hreflang]')) tag.remove();
  const [[, english] = []] = addresses;
  for (const [hreflang, href] of addresses) create('link', { rel: 'alternate', hreflang, href });
  if (english) create('link', { rel: 'alternate', hreflang: 'x-default', href: english });
}

function create(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): Element {
  const tag = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value);
  return document.head.appendChild(tag);
}
