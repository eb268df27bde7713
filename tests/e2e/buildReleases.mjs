// Builds production releases into folders of their names below the first argument, all in one process: each further
// release takes half as long as the first.
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';

const mode = 'production';
const [parent, ...releases] = process.argv.slice(2);
for (const release of releases) {
  process.env.VITE_RELEASE = release;
  const { config } = await loadConfigFromFile({ command: 'build', mode });
  await build({
    ...config,
    configFile: false,
    mode,
    logLevel: 'error',
    // The preview server sends no compressed files, and writing them takes half of the build's time.
    plugins: config.plugins.flat().filter(({ name }) => name !== 'qlearn:compress-files'),
    build: { ...config.build, outDir: join(parent, release), emptyOutDir: true },
  });
}
