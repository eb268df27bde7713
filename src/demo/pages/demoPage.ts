import './demoPage.css';
import type { DemoContext } from '@/demo/context/demoContext';
import { drawCheckout } from './checkout';
import { drawGoogleChooser } from './googleChooser';

const CHECKOUT = /^\/demo-checkout\/([A-Za-z0-9_-]{1,64})$/;
const GOOGLE = '/qlearn/oauth2/authorize/google';

/**
 * Renders the page of another party where the address is one: the payment provider's checkout, Google's
 * account chooser. Returns whether it did; the app does not start there.
 */
export async function drawDemoPage(context: DemoContext, host: HTMLElement): Promise<boolean> {
  const { pathname, search } = window.location;
  const bookingId = CHECKOUT.exec(pathname)?.[1];
  if (bookingId !== undefined) {
    await drawCheckout(context, host, bookingId);
    return true;
  }
  if (pathname === GOOGLE) {
    await drawGoogleChooser(context, host, new URLSearchParams(search).get('redirect_uri'));
    return true;
  }
  return false;
}
