import { components } from './components';
import { baseTheme } from './vars';

/** The one theme: tokens, and the look of every MUI component. */
export const theme = { ...baseTheme, components };
