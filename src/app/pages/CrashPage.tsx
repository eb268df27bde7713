import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { PublicMessage } from '@/domain/public/PublicMessage';
import { useStorageVolatile } from '@/shared/storage/storageHealth';

/**
 * Fallback of the root and of every route: a screen threw, or its code did not load. States what happened to
 * the answers.
 */
export function CrashPage({ onRetry }: { readonly onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isVolatile = useStorageVolatile();
  // The focused element is gone, and there may be no router to ask for the previous page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <PublicMessage
      heading={heading}
      title="Something went wrong"
      action={
        <p>
          <Button variant="contained" size="large" onClick={onRetry}>
            Try again
          </Button>{' '}
          <Link href="/">Start over</Link>
        </p>
      }
    >{`This page could not be shown. ${
      isVolatile
        ? 'This browser blocks storage: answers that were not submitted may be lost.'
        : 'Answers of a quiz in progress are saved on this device and will be offered again on Create Quiz.'
    }`}</PublicMessage>
  );
}
