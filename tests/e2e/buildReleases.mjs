// Builds production releases into folders of their names below the first argument, all in one process: each further
// one costs half of the first.
import { join } from 'node:path';
import { build } from 'vite';

const [parent, ...releases] = process.argv.slice(2);
for (const release of releases) {
  process.env.VITE_RELEASE = release;
  // Preproduction is production but for its name: a production build refuses the http: address of a local backend.
  await build({
    mode: 'preproduction',
    logLevel: 'error',
    build: { outDir: join(parent, release), emptyOutDir: true },
  });
}
