import { useEffect, useState } from 'react';
import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import { useShell } from '../app/shell-context';
import classes from './SocialLinks.module.css';

const networks = [
  { name: 'Facebook', sign: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.6V11H7v4h2.5v7h4v-7h3l.7-4h-3.7V9c0-.7.2-1 .5-1Z' },
  {
    name: 'Twitter',
    sign: 'M3.5 4h4.6l4.3 6L17.6 4H20l-6.5 7.5L20.8 20h-4.6l-4.7-6.4L6 20H3.6l6.8-7.9Zm3.4 1.8 10.3 12.5h1L8 5.8Z',
  },
  {
    name: 'LinkedIn',
    sign: 'M4.5 9.5h3.3V20H4.5ZM6.1 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM10 9.5h3.2v1.5c.6-1 1.7-1.8 3.3-1.8 2.8 0 3.8 1.8 3.8 4.6V20H17v-5.6c0-1.4-.4-2.3-1.7-2.3-1.3 0-2 .9-2 2.3V20H10Z',
  },
  {
    name: 'Instagram',
    sign: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM16.7 6.2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
  },
] as const;

/** The networks' icons, those that the operator has set an address for. In the simulated mode, which has none, each leads to this page's own footer. */
export function SocialLinks() {
  const links = useSocialLinks();
  const shown = networks.flatMap(({ name, sign }) => {
    const href = links?.[name];
    return href ? [{ name, sign, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul id="social" className={classes.list}>
      {shown.map(({ name, sign, href }) => (
        <li key={name}>
          <a href={href} aria-label={name} className="icon-button" rel="noopener">
            <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
              <path d={sign} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Known once the configuration is there; a prerendered page has none. */
function useSocialLinks(): RuntimeConfig['socialLinks'] {
  const { hostApi } = useShell();
  const [links, setLinks] = useState<RuntimeConfig['socialLinks']>();
  useEffect(() => {
    let isWanted = true;
    void hostApi.get().then((result) => {
      if (!isWanted || result.state !== 'ready') return;
      const { services, socialLinks } = result.host.config;
      setLinks(services === 'simulated' ? ownFooter : socialLinks);
    });
    return () => {
      isWanted = false;
    };
  }, [hostApi]);
  return links;
}

const ownFooter = { Facebook: '#social', Twitter: '#social', LinkedIn: '#social', Instagram: '#social' } as const;
