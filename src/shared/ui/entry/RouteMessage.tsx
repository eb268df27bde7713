import type { ComponentProps } from 'react';
import { usePageTitle } from '@/shared/ui/usePageTitle';
import { EntryMessage } from './EntryMessage';

/** An `EntryMessage` that stands at an address: a change of route brings focus to its h1. */
export function RouteMessage(props: Omit<ComponentProps<typeof EntryMessage>, 'heading'>) {
  const heading = usePageTitle(props.title);
  return <EntryMessage {...props} heading={heading} />;
}
