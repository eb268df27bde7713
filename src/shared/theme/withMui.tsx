import type { ComponentType } from 'react';

/**
 * Loads a part that draws with MUI, for a screen that does without until the part is opened: part and theme come side by
 * side. The result is what `lazy` asks for.
 */
export function withMui<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return async (): Promise<{ readonly default: ComponentType<Props> }> => {
    const [Part, { MuiHouse }] = await Promise.all([load(), import('./MuiHouse')]);
    const Themed = (props: Props) => (
      <MuiHouse>
        <Part {...props} />
      </MuiHouse>
    );
    return { default: Themed };
  };
}
