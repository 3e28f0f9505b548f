import { lazy, Suspense } from 'react';
import { paths } from 'shared-contracts/paths';
import { Route, Routes } from 'shared-contracts/router';
import { HomePage } from './home/HomePage';
import { PageSpace } from './layout/PageSpace';

const AboutPage = lazy(() => import('./about/AboutPage').then((file) => ({ default: file.AboutPage })));
const PricingPage = lazy(() => import('./pricing/PricingPage').then((file) => ({ default: file.PricingPage })));
const FaqPage = lazy(() => import('./faq/FaqPage').then((file) => ({ default: file.FaqPage })));
const ContactPage = lazy(() => import('./contact/ContactPage').then((file) => ({ default: file.ContactPage })));
const TermsPage = lazy(() => import('./policies/TermsPage').then((file) => ({ default: file.TermsPage })));
const PrivacyPage = lazy(() => import('./policies/PrivacyPage').then((file) => ({ default: file.PrivacyPage })));
const RefundPage = lazy(() => import('./policies/RefundPage').then((file) => ({ default: file.RefundPage })));
const HelpPage = lazy(() => import('./help/HelpPage').then((file) => ({ default: file.HelpPage })));
const ArticlePage = lazy(() => import('./help/ArticlePage').then((file) => ({ default: file.ArticlePage })));

/** The pages of the public site. */
export function Pages() {
  return (
    <Suspense fallback={<PageSpace />}>
      <Routes>
        <Route path={paths.home.path} element={<HomePage />} />
        <Route path={paths.about.path} element={<AboutPage />} />
        <Route path={paths.pricing.path} element={<PricingPage />} />
        <Route path={paths.faq.path} element={<FaqPage />} />
        <Route path={paths.contact.path} element={<ContactPage />} />
        <Route path={paths.terms.path} element={<TermsPage />} />
        <Route path={paths.privacy.path} element={<PrivacyPage />} />
        <Route path={paths.refund.path} element={<RefundPage />} />
        <Route path={paths.help.path} element={<HelpPage />} />
        <Route path={paths.helpArticle.path} element={<ArticlePage />} />
      </Routes>
    </Suspense>
  );
}
