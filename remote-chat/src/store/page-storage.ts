const nothing: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};

/** A storage of the browser; where the page is rendered ahead of any, one that keeps nothing. */
export const pageStorage = (name: 'localStorage' | 'sessionStorage'): Storage =>
  typeof window === 'undefined' ? nothing : window[name];
