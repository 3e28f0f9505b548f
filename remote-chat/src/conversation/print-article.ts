import './print.css';

/** Prints one answer alone. */
export function printArticle(article: HTMLElement): void {
  article.dataset['printed'] = '';
  document.documentElement.dataset['printing'] = '';
  const done = () => {
    delete article.dataset['printed'];
    delete document.documentElement.dataset['printing'];
  };
  window.addEventListener('afterprint', done, { once: true });
  window.print();
}
