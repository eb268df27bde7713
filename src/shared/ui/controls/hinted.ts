/** The name of a control without words, shown as its hint too: `<Button {...hinted('Suspend')}>`; see `HintLayer`. */
export const hinted = (name: string) => ({ 'aria-label': name, 'data-hint': name }) as const;
