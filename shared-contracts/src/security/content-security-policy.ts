/** What a page may load besides its own origin. */
export interface PageSources {
  /** Sources of the inline scripts that were built, such as `'sha256-...'`. */
  readonly scriptHashes: readonly string[];
  /** Origins that remotes are served from. */
  readonly remotes: readonly string[];
  /** Origins that calls and forms go to, such as an API on a host of its own. */
  readonly services: readonly string[];
  /** Whether the page may take payments: Razorpay's checkout opens over it. Stripe's page is its own. */
  readonly takesPayments: boolean;
}

const checkout = 'https://checkout.razorpay.com';
const gateway = 'https://api.razorpay.com';

/** The origins that Razorpay's documents name for its checkout: the script, the frames, and where it and its log report. */
const razorpay = {
  script: [checkout],
  frame: [gateway, checkout],
  connect: [gateway, checkout, 'https://lumberjack.razorpay.com'],
} as const;

/** The content security policy of a page, directive by directive: no script runs that was not built or allowed by name. */
export function contentSecurityPolicy(sources: PageSources): Readonly<Record<string, readonly string[]>> {
  const { scriptHashes, remotes, services } = sources;
  const payments = sources.takesPayments ? razorpay : { script: [], frame: [], connect: [] };
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remotes, ...payments.script, ...scriptHashes],
    // Emotion (MUI) writes style elements at run time; styles cannot run code.
    'style-src': ["'self'", "'unsafe-inline'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes],
    'font-src': ["'self'", 'data:', ...remotes],
    'connect-src': ["'self'", ...services, ...remotes, ...payments.connect],
    'frame-src': ["'self'", ...payments.frame],
    'worker-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...services],
    'frame-ancestors': ["'none'"],
  };
}

/** Razorpay's frame opens the bank's window, which has to be able to answer; other pages still cannot reach into ours. */
export const openerPolicy = 'same-origin-allow-popups';

/** What pages of the product may use of the device: the microphone, for spoken questions. */
export const permissionsPolicy = 'camera=(), geolocation=(), microphone=(self)';
export const referrerPolicy = 'strict-origin-when-cross-origin';
