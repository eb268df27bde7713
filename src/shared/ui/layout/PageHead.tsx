import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that the router gives the address at which a document was opened. */
const FIRST_LOCATION = 'default';

/**
 * Names the document '{title} · QLearn' and, after a change of route inside the app, moves focus to the h1
 * with the returned ref (give it `tabIndex={-1}`). The first page of a visit keeps focus where the browser,
 * or a visitor who is already typing, has put it.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();

  useEffect(() => {
    document.title = `${title} · QLearn`;
  }, [title]);

  // The query of a first page may change under it (a search, a filter): its key then changes, its path does not.
  const [opened] = useState({ pathname, isFirst: key === FIRST_LOCATION });
  useEffect(() => {
    const isFirstPage = opened.isFirst && opened.pathname === pathname;
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
  }, [opened, pathname]);

  return heading;
}

interface PageTitleProps extends Pick<TypographyProps, 'sx'> {
  readonly children: string;
}

/** The h1 of a screen; it also names the document and takes focus when the route changes. */
export function PageTitle({ children, ...style }: PageTitleProps) {
  const heading = usePageTitle(children);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1} {...style}>
      {children}
    </Typography>
  );
}

interface PageHeadProps {
  readonly title: string;
  /** The actions of the page, at the other end of the line. */
  readonly children?: ReactNode;
}

/** The first line of a page: its h1, and its main actions. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 2 }}>
      <PageTitle>{title}</PageTitle>
      <Stack direction="row">{children}</Stack>
    </Stack>
  );
}
