import { Link } from 'shared-contracts/router';
import classes from './Footer.module.css';

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
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
