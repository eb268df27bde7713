import { styled } from '@mui/material/styles';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useExposedElement } from '@/shared/browser/useExposedElement';
import { once } from '@/shared/format/once';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';

interface AnnouncedProps {
  /** The text of a live region of the page; '' while it has none. */
  readonly text: string;
  readonly role?: 'status' | 'alert';
}

const AnnouncementCopy = styled(VisuallyHidden)({ position: 'fixed', top: 0, left: 0 });

/**
 * Rendered next to a live region of the page: while a dialog hides the page, changes in the region are
 * announced from a copy that is not hidden, so that they are announced exactly once.
 */
export function AnnouncedBehindDialog(props: AnnouncedProps) {
  const isHidden = useSyncExternalStore(watchDialogs, isPageHidden);
  return isHidden ? <AnnouncedCopy {...props} /> : null;
}

function AnnouncedCopy({ text, role = 'status' }: AnnouncedProps) {
  const container = useExposedElement();
  const [before] = useState(text);
  const [isNews, setIsNews] = useState(false);
  // What the region contained before the dialog opened has already been announced.
  if (!isNews && text !== before) setIsNews(true);
  return createPortal(<AnnouncementCopy role={role}>{isNews ? text : ''}</AnnouncementCopy>, container);
}

/** An empty element next to the page, which a dialog hides like the page. */
const marker = once(() => document.createElement('div'));

function watchDialogs(onChange: () => void): () => void {
  if (!marker().isConnected) document.body.append(marker());
  const observer = new MutationObserver(onChange);
  observer.observe(marker(), { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

const isPageHidden = (): boolean => marker().getAttribute('aria-hidden') === 'true';
