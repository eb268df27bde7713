import type { ComponentProps } from 'react';
import { usePageTitle } from '@/shared/ui/layout/usePageTitle';
import { EntryMessage } from './PublicMessage';

/** An `EntryMessage` that stands at an address: a change of route brings focus to its h1. */
export function RouteMessage(props: Omit<ComponentProps<typeof EntryMessage>, 'heading'>) {
  const heading = usePageTitle(props.title);
  return <EntryMessage {...props} heading={heading} />;
}
