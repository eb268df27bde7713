import {
  Activity,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { type Location, Route, Routes } from 'react-router-dom';
import { RequireSession } from '@/app/router/guards';
import { isBarePath, layouts } from '@/app/router/routes';
import { toRoutes } from '@/app/router/toRoutes';
import { awaitedPath, examAwaitEnded, selectAwaitedExam } from '@/domain/quiz/awaitedExam';
import { useEventListener } from '@/shared/browser/useEventListener';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

interface WithExamProps {
  readonly location: Location;
  readonly isPrepared: boolean;
  /** The page of any other path. */
  readonly children: ReactNode;
}

/**
 * A page and the exam that is created on it: until the exam has an address, its frame replaces the page, which keeps
 * its state in case there will be no exam. The frame becomes the exam itself: nothing is rendered twice. If
 * `isPrepared`, the frame is rendered, hidden, before it is needed.
 */
export function WithExam({ location, isPrepared, children }: WithExamProps) {
  const dispatch = useAppDispatch();
  const { pathname } = location;
  const isExam = isBarePath(pathname);
  const awaited = useSelector(selectAwaitedExam);
  // The page stays shown while the exam would suspend.
  const deferred = useDeferredValue(awaited);
  const frame = isPrepared && awaited?.tutorOn !== true ? awaited : deferred;
  const isShown = isExam || frame !== undefined;
  const inTutorMode = frame?.tutorOn === true;
  useEffect(() => {
    if (!isExam) dispatch(examAwaitEnded());
  }, [dispatch, isExam, pathname]);
  // The element is the same while the address is: showing what is already rendered does not render it again.
  const exam = useMemo(
    () => (
      <Routes location={isExam ? location : { pathname: awaitedPath(inTutorMode), key: 'awaited' }}>
        <Route element={<RequireSession />}>
          <Route element={<layouts.bare />}>{toRoutes('bare')}</Route>
        </Route>
      </Routes>
    ),
    [isExam, location, inTutorMode],
  );
  return (
    <>
      {!isExam && <PageBelow isHidden={isShown}>{children}</PageBelow>}
      {(isShown || isPrepared) && <Activity mode={isShown ? 'visible' : 'hidden'}>{exam}</Activity>}
    </>
  );
}

/** Restores what a page loses that was hidden: focus, scroll position and the document's title. */
function PageBelow({ isHidden, children }: { readonly isHidden: boolean; readonly children: ReactNode }) {
  const shown = useRef<{ readonly focused: Element | null; readonly title: string }>(undefined);
  const scrolled = useRef(0);
  useEventListener(isHidden ? undefined : window, 'scroll', () => {
    scrolled.current = window.scrollY;
  });
  useLayoutEffect(() => {
    if (isHidden) {
      shown.current = { focused: document.activeElement, title: document.title };
    } else if (shown.current !== undefined) {
      const { focused, title } = shown.current;
      document.title = title;
      window.scrollTo(0, scrolled.current);
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
  }, [isHidden]);
  return <div style={{ display: isHidden ? 'none' : 'contents' }}>{children}</div>;
}
