import { brand } from 'shared-contracts/brand';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { BrandSign } from 'shared-ui/brand-sign';
import classes from './BrandMark.module.css';

/** The product's sign and name; a link to the home page. */
export function BrandMark() {
  return (
    <Link to={paths.home.href()} className={classes.brand}>
      <BrandSign className={classes.sign} />
      {brand.name}
    </Link>
  );
}
