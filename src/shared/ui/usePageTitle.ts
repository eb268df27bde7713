import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Key that the router gives the address a document was opened at. */
const FIRST_LOCATION = 'default';

/**
 * Names the document '{title} · QLearn' and, after a change of route inside the app, moves focus to the h1 that
 * carries the returned ref (give it `tabIndex={-1}`). The first page of a visit keeps focus where the browser,
 * or a visitor already typing, has put it.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();

  useEffect(() => {
    document.title = `${title} · QLearn`;
  }, [title]);

  const arrived = key !== FIRST_LOCATION;
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived, pathname]);

  return heading;
}
