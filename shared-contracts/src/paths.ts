/** A page's address: `path` for the router, `href` for a link. */
export interface PagePath {
  readonly path: string;
  href(): string;
}

const page = (path: string): PagePath => ({ path, href: () => path });

/** A question that a page of ours leads to the chat with; it is asked at once where the link's state says so. */
export const askParam = 'ask';
export const askHref = (question: string): string => `/chat?${askParam}=${encodeURIComponent(question)}`;
/** State of a link that a person chose in the product: an address from elsewhere only fills the question in. */
export const asksAtOnce = { asksAtOnce: true } as const;

/** A dialog of the chat that a page of ours leads to. */
export const dialogParam = 'dialog';
export const dialogHref = (dialog: 'login' | 'sign-up'): string => `/chat?${dialogParam}=${dialog}`;

/** Every page of the product. No other file writes a page's address. */
export const paths = {
  home: page('/'),
  about: page('/about-us'),
  chat: page('/chat'),
  conversation: { path: '/chat/:id', href: (id: string) => `/chat/${encodeURIComponent(id)}` },
  pricing: page('/pricing'),
  faq: page('/faq'),
  contact: page('/contact'),
  terms: page('/terms'),
  privacy: page('/privacy-policy'),
  refund: page('/refund-policy'),
  help: page('/help'),
  helpArticle: { path: '/help/:article', href: (article: string) => `/help/${article}` },
  papers: page('/papers'),
  paper: { path: '/papers/:paper', href: (paper: string) => `/papers/${paper}` },
  tools: page('/tools'),
  tool: { path: '/tools/:tool', href: (tool: string) => `/tools/${tool}` },
  shared: { path: '/shared/:token', href: (token: string) => `/shared/${token}` },
  devMailbox: page('/dev/mailbox'),
  adminLogin: page('/managelogin'),
  admin: {
    ...page('/manage'),
    dashboard: page('/manage/dashboard'),
    users: page('/manage/users'),
    packages: page('/manage/packages'),
    files: page('/manage/files'),
    gstReports: page('/manage/gst-reports'),
    profile: page('/manage/profile'),
    questions: page('/manage/questions'),
    answers: page('/manage/answers'),
    messages: page('/manage/messages'),
    consultations: page('/manage/consultations'),
    audit: page('/manage/audit'),
    releases: page('/manage/releases'),
    settings: page('/manage/settings'),
    coupons: page('/manage/settings/coupons'),
    notifications: page('/manage/settings/notifications'),
    payments: page('/manage/settings/payments'),
    email: page('/manage/settings/email'),
    pricingEditor: page('/manage/settings/pricing'),
  },
} as const;
