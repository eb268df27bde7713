import { RouteMessage } from '@/domain/public/PublicMessage';

/** An unknown path, or one with a parameter that the allow-list rejects. */
export function NotFoundPage() {
  return (
    <RouteMessage title="Page not found">
      There is nothing at this address. It may have been mistyped, or the page may have moved.
    </RouteMessage>
  );
}
