import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useOnItem } from '@/features/exam/store/useExam';
import { ITEM_HEADING } from '@/features/exam/toolbar/ExamFooter';
import { ExpandIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';

const canObserve = typeof IntersectionObserver !== 'undefined';

/** It has no height, so that nothing moves when it appears. */
const LowerEdge = styled('div')({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  height: 0,
  '@media print': { display: 'none' },
});

const MoreButton = styled(Button)({
  flex: 'none',
  marginBottom: 8,
  '&, &:hover': { background: vars.palette.background.paper },
});

/** A press scrolls by this share of the visible height, so that the line being read stays visible. */
const PAGE = 0.8;

/**
 * Offered while the end of the item's stem has never been in view; `end` is an element there. Whether it is comes from
 * IntersectionObserver: measuring on each move would force a layout.
 */
export function MoreBelow({ end }: { readonly end: RefObject<HTMLElement | null> }) {
  const [isBelow, setIsBelow] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const seen = useRef(new Set<number>());
  const observer = useRef<IntersectionObserver>(undefined);

  useOnItem((index) => {
    observer.current?.disconnect();
    if (end.current === null || !canObserve || seen.current.has(index)) {
      setIsBelow(false);
      return;
    }
    observer.current = new IntersectionObserver(([entry], self) => {
      const isInView = entry?.isIntersecting === true;
      // The button disappears, and would lose the focus.
      if (isInView && document.activeElement === button.current)
        document.getElementById(ITEM_HEADING)?.focus({ preventScroll: true });
      setIsBelow(!isInView);
      if (!isInView) return;
      seen.current.add(index);
      self.disconnect();
    });
    observer.current.observe(end.current);
  });
  useEffect(() => () => observer.current?.disconnect(), []);

  if (!isBelow) return null;
  return (
    <LowerEdge>
      <MoreButton ref={button} size="small" color="inherit" onClick={() => scrollOn(end.current)}>
        More below <ExpandIcon size={16} />
      </MoreButton>
    </LowerEdge>
  );
}

/** What scrolls depends on the window: the question, question and explanation together, or the page. */
function scrollOn(element: HTMLElement | null): void {
  let scroller = element?.parentElement;
  while (scroller && !(scroller.scrollHeight > scroller.clientHeight && isScrolled(scroller)))
    scroller = scroller.parentElement;
  const page = scroller ?? document.documentElement;
  page.scrollBy({ top: page.clientHeight * PAGE });
}

const isScrolled = (element: Element): boolean => getComputedStyle(element).overflowY === 'auto';
