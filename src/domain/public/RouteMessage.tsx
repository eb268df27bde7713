import type { ComponentProps } from 'react';
import { usePageTitle } from '@/shared/ui/layout/usePageTitle';
import { PublicMessage } from './PublicMessage';

/** A `PublicMessage` as a route: a change of route moves focus to its h1. */
export function RouteMessage(props: Omit<ComponentProps<typeof PublicMessage>, 'heading'>) {
  const heading = usePageTitle(props.title);
  return <PublicMessage {...props} heading={heading} />;
}
