import { useEffect, useRef } from 'react';
import { PublicMessage } from '@/shared/ui/public/PublicMessage';

/** What stands when the app itself broke; it says what has happened to the answers (robustness 10). */
export function CrashPage({ onRetry }: { readonly onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone; there may be no router to ask where one came from.
  useEffect(() => heading.current?.focus(), []);
  return (
    <PublicMessage
      heading={heading}
      title="Something went wrong"
      action={
        <p>
          <button type="button" className="q-button" data-main onClick={onRetry}>
            Try again
          </button>{' '}
          <a className="q-link" href="/">
            Start over
          </a>
        </p>
      }
    >
      This page could not be shown. Answers of a quiz in progress are kept on this device and will be offered
      again on Create Quiz.
    </PublicMessage>
  );
}
