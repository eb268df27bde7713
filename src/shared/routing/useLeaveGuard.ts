import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/shared/store/hooks';
import { interceptBackForward } from './historyInterceptor';
import { changesMade, changesSettled } from './unsavedChangesSlice';

interface LeaveGuard {
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Where the visitor was going: a path of the app, or a number of steps through the history. */
type Target = { readonly href: string } | { readonly steps: number };

/**
 * Asks before a page with unsaved changes is left: by a link of the app, by Back or Forward, and by closing
 * or reloading the tab, for which the browser asks in its own words. Signing out asks separately, based on
 * the store.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [target, setTarget] = useState<Target>();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    dispatch(changesMade());
    return () => void dispatch(changesSettled());
  }, [dispatch, isDirty]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const here = historyIndexOf(history.state);

    const onClick = (event: MouseEvent): void => {
      const href = hrefOf(event);
      if (href === undefined || href === location.pathname + location.search) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget({ href });
    };
    const onPop = (event: PopStateEvent): void => {
      const there = historyIndexOf(event.state);
      if (isLeaving.current || here === undefined || there === undefined || there === here) return;
      // The browser has already changed the URL: it is restored before the router sees the event.
      event.stopImmediatePropagation();
      history.go(here - there);
      setTarget({ steps: there - here });
    };
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

    document.addEventListener('click', onClick, { capture: true });
    const release = interceptBackForward(onPop);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      release();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty, key]);

  return {
    isAsking: target !== undefined,
    stay: () => setTarget(undefined),
    leave: () => {
      if (target === undefined) return;
      isLeaving.current = true;
      if ('href' in target) void navigate(target.href);
      else history.go(target.steps);
    },
  };
}

/**
 * Index of an entry in the tab's history, as the router counts them; undefined for entries that are not the
 * router's.
 */
function historyIndexOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

function hrefOf(event: MouseEvent): string | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element))
    return undefined;
  const link = target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.origin !== location.origin)
    return undefined;
  // A link within this page, such as the skip link.
  if (link.hash !== '' && link.pathname === location.pathname) return undefined;
  return link.pathname + link.search + link.hash;
}
