import type { Plugin } from 'vite';

/** `vite preview` would compress each file for each request, which takes longer than sending and parsing it. */
export const sendUncompressed = (): Plugin => ({
  name: 'send-uncompressed',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
});
