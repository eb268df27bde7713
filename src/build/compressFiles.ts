import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|txt|webmanifest)$/;
/** A smaller file saves nothing on the line when compressed. */
const MIN_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    toBrotli(bytes, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    toGzip(bytes, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
}

/**
 * Writes a brotli and a gzip file next to each text file of the build, for hosts that send them as they are.
 * Must be the last plugin: the service worker is written at the end of the build.
 */
export function compressFiles(): Plugin {
  let outDir = '';
  return {
    name: 'qlearn:compress-files',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
        await Promise.all(
          files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(outDir, file))),
        );
      },
    },
  };
}
