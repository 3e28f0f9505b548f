/** `/config.json`: what one build learns about its environment at run time. */
export interface RuntimeConfig {
  readonly services: 'live' | 'simulated';
  /** Where the API answers; '' means the page's own origin. Calls are made to `${apiBaseUrl}/api/...`. */
  readonly apiBaseUrl: string;
  /** The external form-collection service of the contact form; '' means the API's own endpoint. */
  readonly contactFormUrl: string;
  /** Public address of the product, for canonical links; '' means the page's own origin. */
  readonly siteUrl: string;
  /** The product's pages in networks, as far as there are any. */
  readonly socialLinks?: Readonly<Partial<Record<'Facebook' | 'Twitter' | 'LinkedIn' | 'Instagram', string>>>;
  readonly features: {
    readonly google: boolean;
    readonly devMailbox: boolean;
  };
}
