import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // In the commit that shows the page: a print may be requested before effects run.
  useLayoutEffect(() => {
    const media = window.matchMedia('print');
    // Synchronously: the browser prints the page as it is when the listener returns.
    const follow = (is: boolean): void => flushSync(() => setIsPrinting(is));
    const onBefore = (): void => follow(true);
    const onAfter = (): void => follow(false);
    const onMedia = ({ matches }: MediaQueryListEvent): void => follow(matches);
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    media.addEventListener('change', onMedia);
    return () => {
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
      media.removeEventListener('change', onMedia);
    };
  }, []);
  return isPrinting;
}
