import { useEffect } from 'react';
import { brand } from 'shared-contracts/brand';
import { languages } from 'shared-contracts/language/languages';
import { languageOf, localHref } from 'shared-contracts/language/local-paths';
import { useLocation } from 'shared-contracts/router';
import { useHost } from '../host-context';
import { t } from '../messages';
import { setAlternates, setLink, setMeta, setPreview } from './head-tags';
import type { StructuredData } from './structured-data';
import { titleOf, type PageMeta } from './page-meta';
import { siteOrigin } from './site-origin';

interface PageHeadProps {
  readonly meta: PageMeta;
  readonly data?: readonly StructuredData[];
}

/** Title, description, canonical address, link preview and structured data of the page that shows it. */
export function PageHead({ meta, data = [] }: PageHeadProps) {
  const { config } = useHost();
  const language = languageOf(useLocation().pathname);
  const { isEnglishOnly = false } = meta;
  const path = isEnglishOnly ? meta.path : localHref(meta.path, language);
  const title = titleOf(meta, t);
  const description = t(meta.description);
  useEffect(() => {
    const origin = siteOrigin(config);
    document.title = title;
    setMeta('name', 'description', description);
    setLink('canonical', `${origin}${path}`);
    setAlternates(isEnglishOnly ? [] : languages.map((other) => [other, `${origin}${localHref(meta.path, other)}`]));
    setMeta('property', 'og:title', title);
    setMeta('property', 'og:description', description);
    setMeta('property', 'og:type', 'website');
    setMeta('property', 'og:site_name', brand.name);
    setMeta('property', 'og:url', `${origin}${path}`);
    setPreview(isEnglishOnly ? 'en' : language, origin);
    setMeta('name', 'twitter:card', 'summary_large_image');
  }, [config, title, description, path, meta.path, language, isEnglishOnly]);
  return data.map((item, index) => (
    <script
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: inScript({ '@context': 'https://schema.org', ...item }) }}
    />
  ));
}

/** JSON that cannot end the script element it stands in. */
function inScript(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
