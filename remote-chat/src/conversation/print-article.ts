import { brand } from 'shared-contracts/brand';
import { t } from '../messages';
import { written } from '../ui/dates';
import './print.css';

interface Printed {
  /** It heads the page and names the file that a browser prints to. */
  readonly question: string;
  readonly at: string;
}

/** Prints one answer alone, under its question and date. */
export function printArticle(article: HTMLElement, { question, at }: Printed): void {
  const title = document.title;
  const root = document.documentElement;
  article.dataset['printed'] = '';
  article.dataset['printHead'] = question;
  article.dataset['printFoot'] = `${brand.name}, ${written(at, 'day')}. ${t(
    'General information, no advice of a lawyer. Check what matters.',
  )}`;
  root.dataset['printing'] = '';
  document.title = question || title;
  const done = () => {
    delete article.dataset['printed'];
    delete article.dataset['printHead'];
    delete article.dataset['printFoot'];
    delete root.dataset['printing'];
    document.title = title;
  };
  window.addEventListener('afterprint', done, { once: true });
  window.print();
}
