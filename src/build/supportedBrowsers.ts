/**
 * The oldest supported version of each engine, in the form of Vite's `build.target`. README.md lists since
 * when each has been available.
 */
export const SUPPORTED_BROWSERS = ['chrome120', 'edge120', 'firefox125', 'safari17'];
