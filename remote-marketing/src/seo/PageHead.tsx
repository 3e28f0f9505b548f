import { useEffect } from 'react';
import { brand } from 'shared-contracts/brand';
import { useHost } from '../host-context';
import { makeMetaAbsolute, setLink, setMeta } from './head-tags';
import type { StructuredData } from './structured-data';
import type { PageMeta } from './page-meta';
import { siteOrigin } from './site-origin';

interface PageHeadProps {
  readonly meta: PageMeta;
  readonly data?: readonly StructuredData[];
}

/** Title, description, canonical address, link preview and structured data of the page that shows it. */
export function PageHead({ meta, data = [] }: PageHeadProps) {
  const { config } = useHost();
  const { title, description, path } = meta;
  useEffect(() => {
    const origin = siteOrigin(config);
    document.title = title;
    setMeta('name', 'description', description);
    setLink('canonical', `${origin}${path}`);
    setMeta('property', 'og:title', title);
    setMeta('property', 'og:description', description);
    setMeta('property', 'og:type', 'website');
    setMeta('property', 'og:site_name', brand.name);
    setMeta('property', 'og:url', `${origin}${path}`);
    makeMetaAbsolute('og:image', origin);
    setMeta('name', 'twitter:card', 'summary_large_image');
  }, [config, title, description, path]);
  return data.map((item, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript({ '@context': 'https://schema.org', ...item }) }} />
  ));
}

/** JSON that cannot end the script element it stands in. */
function inScript(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
