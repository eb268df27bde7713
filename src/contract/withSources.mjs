import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Runs `use` with a function that loads modules of `src` directly, without a build. */
export async function withSources(use) {
  const vite = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    resolve: { alias: { '@': fileURLToPath(new URL('..', import.meta.url)) } },
    // What vite.config.ts sets in a build, for modules that the app shares with the tools.
    define: { __DEMO__: 'false', __RELEASE__: '""' },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    return await use((path) => vite.ssrLoadModule(path));
  } finally {
    await vite.close();
  }
}
