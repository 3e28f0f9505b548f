import { Link } from 'shared-contracts/router';
import type { ShownLink } from '../navigation/use-links';
import classes from './Footer.module.css';

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly ShownLink[];
}

export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
