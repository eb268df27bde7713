import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface LeaveGuard {
  /** The visitor was about to leave and is to be asked. */
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Where the visitor was going: an address of the app, or an entry of the tab's history by its key. */
type Target = { readonly href: string } | { readonly entry: string };

/**
 * Asks before a page with unsaved changes is left: by a link of the app, by Back or Forward where the browser lets a
 * page hold them (Navigation API), and by closing the tab or reloading, where the browser asks in its own words.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target>();

  useEffect(() => {
    if (!isDirty || target !== undefined) return undefined;

    const onClick = (event: MouseEvent): void => {
      const href = hrefOf(event);
      if (href === undefined || href === location.pathname + location.search) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget({ href });
    };
    const onTraverse = (event: NavigateEvent): void => {
      const { key, sameDocument } = event.destination;
      if (event.navigationType !== 'traverse' || !event.cancelable || !sameDocument) return;
      event.preventDefault();
      setTarget({ entry: key });
    };
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

    // Before the router hears of it.
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    const history = 'navigation' in window ? window.navigation : undefined;
    history?.addEventListener('navigate', onTraverse);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
      history?.removeEventListener('navigate', onTraverse);
    };
  }, [isDirty, target]);

  return {
    isAsking: target !== undefined,
    stay: () => setTarget(undefined),
    leave: () => {
      if (target === undefined) return;
      if ('href' in target) void navigate(target.href);
      else void window.navigation.traverseTo(target.entry);
    },
  };
}

/** The address that a plain click on a link of the app leads to. */
function hrefOf(event: MouseEvent): string | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element))
    return undefined;
  const link = target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.origin !== location.origin)
    return undefined;
  // A place on this page, as the skip link's.
  if (link.hash !== '' && link.pathname === location.pathname) return undefined;
  return link.pathname + link.search + link.hash;
}
