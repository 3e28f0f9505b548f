import { brand } from 'shared-contracts/brand';
import { paths } from 'shared-contracts/paths';
import { BrandMark } from './BrandMark';
import classes from './Footer.module.css';
import { FooterLinks } from './FooterLinks';
import { SocialLinks } from './SocialLinks';

const support = [
  { label: 'Contact Us', href: paths.contact.href() },
  { label: 'FAQ', href: paths.faq.href() },
  { label: 'Help', href: paths.help.href() },
];

const legal = [
  { label: 'Terms and Conditions', href: paths.terms.href() },
  { label: 'Privacy Policy', href: paths.privacy.href() },
  { label: 'Refund Policy', href: paths.refund.href() },
];

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={`container ${classes.columns}`}>
        <div className={classes.about}>
          <BrandMark />
          <p>{brand.tagline}. General information, not a lawyer&rsquo;s advice on your case.</p>
        </div>
        <nav aria-label="Footer" className={classes.nav}>
          <FooterLinks title="Support" links={support} />
          <FooterLinks title="Legal" links={legal} />
        </nav>
        <address className={classes.contact}>
          <h2 className={classes.title}>Contact</h2>
          <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
          <span>{brand.location}</span>
          <SocialLinks />
        </address>
      </div>
      <p className={`container ${classes.copyright}`}>
        &copy; {new Date().getFullYear()} {brand.name}. All rights reserved.
      </p>
    </footer>
  );
}
