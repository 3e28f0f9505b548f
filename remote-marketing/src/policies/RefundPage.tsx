import { pageMeta } from '../seo/page-meta';
import { PolicyPage } from './PolicyPage';
import { refund } from './refund';

export function RefundPage() {
  return <PolicyPage policy={refund} meta={pageMeta.refund} />;
}
