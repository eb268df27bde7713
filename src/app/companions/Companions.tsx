import { matchPath, useLocation } from 'react-router-dom';
import { SignOutQuestion } from '@/app/signOut/SignOutQuestion';
import { Agreement } from '@/features/agreement/Agreement';
import { SiteFeedback } from '@/features/site-feedback/SiteFeedback';
import { WelcomeBanner } from '@/features/welcome/WelcomeBanner';
import { isPublicPath, paths } from '@/shared/navigation/paths';

/** What goes with a signed-in visitor from page to page: agreement, site feedback, greeting, the sign-out question. */
export function Companions() {
  const { pathname } = useLocation();
  // The exam room keeps everything but the question at its edges.
  const inRoom = matchPath('/exam/*', pathname) !== null;
  // A shared question shows nothing else of the app (screens.md); its own link leads home.
  const atShared = matchPath(paths.sharedQuestion.pattern, pathname) !== null;
  return (
    <>
      {!isPublicPath(pathname) && <Agreement />}
      {!inRoom && !atShared && <WelcomeBanner />}
      {!atShared && <SiteFeedback />}
      <SignOutQuestion />
    </>
  );
}
