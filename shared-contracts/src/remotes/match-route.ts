/** Whether an address belongs to a route pattern such as `/help/:article` or `/manage/*`. */
export function matchesRoute(pattern: string, pathname: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(/.*)?')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`).test(pathname);
}
