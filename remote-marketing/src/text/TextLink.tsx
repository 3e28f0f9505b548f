import type { ReactNode } from 'react';
import { Link } from 'shared-contracts/router';

interface TextLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that stays inside the product where it can. */
export function TextLink({ href, className, children }: TextLinkProps) {
  if (href.startsWith('/'))
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  const outside = href.startsWith('https://') ? { rel: 'noopener noreferrer', target: '_blank' } : {};
  return (
    <a href={href} className={className} {...outside}>
      {children}
    </a>
  );
}
