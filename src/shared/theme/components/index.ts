import { baseline } from './baseline';
import { buttons } from './buttons';
import { choices } from './choices';
import { fields } from './fields';
import { messages } from './messages';
import { surfaces } from './surfaces';
import { tables } from './tables';
import type { ThemedComponents } from './themedComponents';

/** How every MUI component looks: flat, with hairlines. Call sites repeat none of it. */
export const components: ThemedComponents = {
  ...baseline,
  ...buttons,
  ...choices,
  ...fields,
  ...messages,
  ...surfaces,
  ...tables,
};
