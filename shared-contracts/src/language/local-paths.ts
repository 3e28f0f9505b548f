import type { Language } from '../calls/chat/types';
import { paths } from '../paths';
import { isLanguage, prefixedLanguages } from './languages';

/** Sections of the product that have one address for all languages. */
const oneAddress = [paths.chat.path, paths.shared.href(''), paths.admin.path, paths.adminLogin.path, '/dev/', '/api/'];

/** The language that an address names: `/hi/pricing` is Hindi, an address without a language is English. */
export function languageOf(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) && first !== 'en' ? first : 'en';
}

/** The English address of a page. */
export function withoutLanguage(pathname: string): string {
  return languageOf(pathname) === 'en' ? pathname : pathname.slice(3) || '/';
}

/** Whether a page is written in each language under an address of its own. */
export function hasLocalAddress(pathname: string): boolean {
  const path = withoutLanguage(pathname);
  return !oneAddress.some((section) => path === section || path.startsWith(section));
}

/**
 * The address of a page of ours in a language; what is no public page keeps its address.
 * @param href a path with or without a language, and with anything after `#` or `?`
 */
export function localHref(href: string, language: Language): string {
  const [pathname = '', rest = ''] = split(href);
  if (!pathname.startsWith('/') || !hasLocalAddress(pathname)) return href;
  const path = withoutLanguage(pathname);
  return (language === 'en' ? path : `/${language}${path === '/' ? '' : path}`) + rest;
}

/** A route of a public page in every language, for the router and for the registry of remotes. */
export function localPaths(path: string): readonly string[] {
  return [path, ...prefixedLanguages.map((language) => localHref(path, language))];
}

function split(href: string): [string, string] {
  const end = href.search(/[?#]/);
  return end < 0 ? [href, ''] : [href.slice(0, end), href.slice(end)];
}
