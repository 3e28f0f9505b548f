/** A page's address: `path` for the router, `href` for a link. */
export interface PagePath {
  readonly path: string;
  href(): string;
}

const page = (path: string): PagePath => ({ path, href: () => path });

/** Every page of the product. No other file writes a page's address. */
export const paths = {
  home: page('/'),
  about: page('/about-us'),
  chat: page('/chat'),
  pricing: page('/pricing'),
  faq: page('/faq'),
  contact: page('/contact'),
  terms: page('/terms'),
  privacy: page('/privacy-policy'),
  refund: page('/refund-policy'),
  help: page('/help'),
  helpArticle: { path: '/help/:article', href: (article: string) => `/help/${article}` },
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
    messages: page('/manage/messages'),
    audit: page('/manage/audit'),
    settings: page('/manage/settings'),
    coupons: page('/manage/settings/coupons'),
    notifications: page('/manage/settings/notifications'),
    payments: page('/manage/settings/payments'),
    email: page('/manage/settings/email'),
    pricingEditor: page('/manage/settings/pricing'),
  },
} as const;
