import type { HtmlTagDescriptor, Plugin } from 'vite';
import { minifySync } from 'vite';
import { bootScriptText, type BootSettings } from './bootScript.ts';

/** Inserts the boot script into the head, in development and in builds. */
export function entryDocument(settings: BootSettings): Plugin {
  const script = minifySync('boot.js', bootScriptText(settings), { mangle: true }).code.trim();
  const tags: HtmlTagDescriptor[] = [{ tag: 'script', children: script, injectTo: 'head' }];
  return { name: 'qlearn:entry-document', transformIndexHtml: { order: 'post', handler: () => tags } };
}
