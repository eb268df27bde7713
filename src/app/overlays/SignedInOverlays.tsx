import { type ReactNode, useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { SignOutDialog } from '@/app/sign-out/SignOutDialog';
import { SignOutWithoutDialog } from '@/app/sign-out/SignOutWithoutDialog';
import { registerServiceWorker } from '@/app/update/serviceWorker';
import { Agreement } from '@/features/agreement/Agreement';
import { SiteFeedback } from '@/features/site-feedback/SiteFeedback';
import { WelcomeBanner } from '@/features/welcome/WelcomeBanner';
import { isPublicPath, paths } from '@/shared/routing/paths';
import { ErrorBoundary } from '@/shared/ui/states/ErrorBoundary';

/**
 * Overlays of a signed-in visitor on every page: agreement, site feedback, welcome banner, sign-out dialog.
 * Registers the service worker here, so that its downloads never delay sign-in.
 */
export function SignedInOverlays() {
  useEffect(registerServiceWorker, []);
  const { pathname } = useLocation();
  // In the exam, everything except the question is at the edges of the page.
  const inExam = matchPath('/exam/*', pathname) !== null;
  // A shared question shows nothing else of the app; its own link leads to the home page.
  const atShared = matchPath(paths.sharedQuestion.pattern, pathname) !== null;
  const inBoundary = (overlay: ReactNode, fallback: ReactNode = null) => (
    <ErrorBoundary resetKey={pathname} fallback={() => fallback}>
      {overlay}
    </ErrorBoundary>
  );
  return (
    <>
      {!isPublicPath(pathname) && inBoundary(<Agreement inExam={inExam} />)}
      {!inExam && !atShared && inBoundary(<WelcomeBanner />)}
      {!atShared && inBoundary(<SiteFeedback />)}
      {inBoundary(<SignOutDialog />, <SignOutWithoutDialog />)}
    </>
  );
}
