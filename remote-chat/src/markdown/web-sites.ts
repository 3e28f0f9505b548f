/** A site that a text names without a scheme, such as `cybercrime.gov.in`. */
export interface WebSite {
  readonly index: number;
  readonly text: string;
  readonly href: string;
}

const site =
  /(?<![\w@./-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:gov\.in|nic\.in|ac\.in|co\.in|org\.in|in|org|com)(?:\/[\w/#?=&%.-]*[\w/])?(?![\w@-])/gi;

/** The sites that a text names. */
export const webSites = (text: string): readonly WebSite[] =>
  [...text.matchAll(site)].map(({ 0: found, index }) => ({ index, text: found, href: `https://${found}` }));
