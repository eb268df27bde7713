import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import type { SignInDocument } from './signInMarkup.tsx';

const ENTRY = '/src/build/entry-document/signInMarkup.tsx';

type Renderer = (demo: boolean) => SignInDocument;

function isRenderer(value: unknown): value is Renderer {
  return typeof value === 'function';
}

async function renderSignIn(
  { root, resolve, define }: ResolvedConfig,
  demo: boolean,
): Promise<SignInDocument> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    resolve: { alias: resolve.alias },
    define: define ?? {},
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { signInMarkup } = await server.ssrLoadModule(ENTRY);
    if (!isRenderer(signInMarkup)) throw new Error(`${ENTRY} exports no signInMarkup`);
    return signInMarkup(demo);
  } finally {
    await server.close();
  }
}

/**
 * Build only: puts the sign-in form with its styles into index.html, so that it accepts input before any
 * script has loaded. It is outside #root and hidden until the boot script shows it; React's form replaces it
 * (`domain/public/prerenderedForm`).
 */
export function prerenderSignIn({ demo }: { readonly demo: boolean }): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'qlearn:prerender-sign-in',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        if (config === undefined) return html;
        const { markup, css } = await renderSignIn(config, demo);
        return html
          .replace('</style>', () => `${css}</style>`)
          .replace(
            '<div id="root">',
            (root) => `<div id="early">${markup}</div>
    ${root}`,
          );
      },
    },
  };
}
