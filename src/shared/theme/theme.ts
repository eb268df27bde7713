import { components } from './components';
import { baseTheme } from './vars';

export const theme = { ...baseTheme, components };
