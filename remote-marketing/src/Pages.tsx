import { lazy, Suspense, type ReactNode } from 'react';
import { localPaths } from 'shared-contracts/language/local-paths';
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
const PapersPage = lazy(() => import('./papers/PapersPage').then((file) => ({ default: file.PapersPage })));
const PaperPage = lazy(() => import('./papers/PaperPage').then((file) => ({ default: file.PaperPage })));
const ToolsPage = lazy(() => import('./tools/ToolsPage').then((file) => ({ default: file.ToolsPage })));
const ToolPage = lazy(() => import('./tools/ToolPage').then((file) => ({ default: file.ToolPage })));
const HelpPage = lazy(() => import('./help/HelpPage').then((file) => ({ default: file.HelpPage })));
const ArticlePage = lazy(() => import('./help/ArticlePage').then((file) => ({ default: file.ArticlePage })));

/** The pages of the public site. */
export function Pages() {
  return (
    <Suspense fallback={<PageSpace />}>
      <Routes>
        {inEveryLanguage(paths.home.path, <HomePage />)}
        {inEveryLanguage(paths.about.path, <AboutPage />)}
        {inEveryLanguage(paths.pricing.path, <PricingPage />)}
        {inEveryLanguage(paths.faq.path, <FaqPage />)}
        {inEveryLanguage(paths.contact.path, <ContactPage />)}
        {inEveryLanguage(paths.terms.path, <TermsPage />)}
        {inEveryLanguage(paths.privacy.path, <PrivacyPage />)}
        {inEveryLanguage(paths.refund.path, <RefundPage />)}
        {inEveryLanguage(paths.help.path, <HelpPage />)}
        {inEveryLanguage(paths.helpArticle.path, <ArticlePage />)}
        {inEveryLanguage(paths.papers.path, <PapersPage />)}
        {inEveryLanguage(paths.paper.path, <PaperPage />)}
        {inEveryLanguage(paths.tools.path, <ToolsPage />)}
        {inEveryLanguage(paths.tool.path, <ToolPage />)}
      </Routes>
    </Suspense>
  );
}

function inEveryLanguage(path: string, page: ReactNode) {
  return localPaths(path).map((local) => <Route key={local} path={local} element={page} />);
}
