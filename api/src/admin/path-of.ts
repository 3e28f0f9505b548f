/** The path of an address, without its query: what a route is registered under. */
export const pathOf = (href: string): string => decodeURIComponent(href.split('?')[0] ?? href);
