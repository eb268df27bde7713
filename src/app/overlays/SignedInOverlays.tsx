import { type ReactNode, useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { selectSignOutDialog, stayed } from '@/app/sign-out/signOutSlice';
import { SignOutWithoutDialog } from '@/app/sign-out/SignOutWithoutDialog';
import { registerServiceWorker } from '@/app/update/serviceWorker';
import { signOutRequested } from '@/domain/session/sessionSlice';
import { Agreement } from '@/features/agreement/Agreement';
import { SiteFeedback } from '@/features/site-feedback/SiteFeedback';
import { WelcomeBanner } from '@/features/welcome/WelcomeBanner';
import { isPublicPath, paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
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

/** Shown when 'Sign out' was pressed while answers are only on this device, or changes would be lost. */
function SignOutDialog() {
  const dispatch = useAppDispatch();
  const question = useSelector(selectSignOutDialog);
  if (question === undefined) return null;
  return (
    <ConfirmDialog
      title={question.answers ? 'Sign out with unsent answers?' : 'Sign out without saving?'}
      confirmLabel="Sign out"
      onConfirm={() => dispatch(signOutRequested())}
      onCancel={() => dispatch(stayed())}
    >
      {question.changes && <p>Your changes on this page have not been saved.</p>}
      {question.answers && (
        <p>
          You have answers that have not been sent yet. They stay on this device for 30 days and are offered
          again when you sign in here.
        </p>
      )}
    </ConfirmDialog>
  );
}
