import { useEffect, useRef } from 'react';
import { PublicMessage } from '@/shared/ui/public/PublicMessage';

/** Shown when React itself failed at the root; says what has happened to the answers. */
export function CrashPage({ onRetry }: { readonly onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone, and there may be no router to ask for the previous page.
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
