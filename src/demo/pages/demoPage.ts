import './demoPage.css';
import type { DemoContext } from '@/demo/context/demoContext';
import { renderCheckout } from './checkout';
import { renderGoogleChooser } from './googleChooser';

const CHECKOUT = /^\/demo-checkout\/([A-Za-z0-9_-]{1,64})$/;
const GOOGLE = '/qlearn/oauth2/authorize/google';

/**
 * Renders the page of another service if the address belongs to one: the payment provider's checkout or Google's
 * account chooser. Returns whether it did; if so, the app does not start.
 */
export async function renderDemoPage(context: DemoContext, host: HTMLElement): Promise<boolean> {
  const { pathname, search } = window.location;
  const bookingId = CHECKOUT.exec(pathname)?.[1];
  if (bookingId !== undefined) {
    await renderCheckout(context, host, bookingId);
    return true;
  }
  if (pathname === GOOGLE) {
    await renderGoogleChooser(context, host, new URLSearchParams(search).get('redirect_uri'));
    return true;
  }
  return false;
}
