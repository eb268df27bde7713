// The service worker of the demo backend: msw's, for the calls of the API only. msw's own would send every request of
// the page, its scripts and fonts included, to the page and back.
addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.startsWith('/qlearn/')) event.stopImmediatePropagation();
});

const MSW_WORKER = 'mockServiceWorker.js';
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === MSW_WORKER ? url : null) });
importScripts(MSW_WORKER);
