import { brand } from 'shared-contracts/brand';
import { t } from '../messages';
import { useLinks } from '../navigation/use-links';
import { BrandMark } from './BrandMark';
import classes from './Footer.module.css';
import { FooterLinks } from './FooterLinks';
import { SocialLinks } from './SocialLinks';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={`container ${classes.columns}`}>
        <div className={classes.about}>
          <BrandMark />
          <p>
            {t('{tagline}. General information, not a lawyer’s advice on your case.', { tagline: t(brand.tagline) })}
          </p>
        </div>
        <nav aria-label={t('Footer')} className={classes.nav}>
          <FooterLinks title={t('Support')} links={useLinks('support')} />
          <FooterLinks title={t('Legal')} links={useLinks('legal')} />
        </nav>
        <address className={classes.contact}>
          <h2 className={classes.title}>{t('Contact')}</h2>
          <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
          <span>{t(brand.location)}</span>
          <SocialLinks />
        </address>
      </div>
      <p className={`container ${classes.copyright}`}>
        &copy; {new Date().getFullYear()} {brand.name}. {t('All rights reserved.')}
      </p>
    </footer>
  );
}
