import { useEffect, useRef, useState } from 'react';
import { PublicMessage } from '@/domain/public/PublicMessage';
import { ResumeStoredLink } from '@/domain/resume/ResumeStoredLink';
import { isOnline, onNetworkBack } from '@/shared/browser/network';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { CrashPage } from './CrashPage';

interface RouteFailurePageProps {
  readonly onRetry: () => void;
}

/**
 * Fallback of every route. Without network the screen's code is missing: it is requested again once the
 * network is back.
 */
export function RouteFailurePage({ onRetry }: RouteFailurePageProps) {
  // Fixed when the screen fails: a page that changes under the pointer would lose the click.
  const [wasOnline] = useState(isOnline);
  return wasOnline ? <CrashPage onRetry={onRetry} /> : <OfflinePage onRetry={onRetry} />;
}

function OfflinePage({ onRetry }: RouteFailurePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return onNetworkBack(onRetry);
  }, [onRetry]);
  return (
    <PublicMessage
      heading={heading}
      title="You are offline"
      action={
        <p>
          <TryAgain variant="contained" size="large" onClick={onRetry} /> <ResumeStoredLink />
        </p>
      }
    >
      This page needs a network connection. It will load when you are back online.
    </PublicMessage>
  );
}
