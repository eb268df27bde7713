import type { PaletteOptions } from '@mui/material/styles';
import type { ColourSet } from '@/shared/theme/tokens';

/** MUI's palette from the tokens: success is correct, error incorrect, warning marked. */
export function muiPalette(colours: ColourSet): PaletteOptions {
  const plain = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText });
  return {
    primary: { ...plain(colours.accent, colours.onAccent), dark: colours.accentStrong },
    secondary: plain(colours.inkSoft, colours.surface),
    success: plain(colours.correct, colours.surface),
    error: plain(colours.incorrect, colours.surface),
    warning: plain(colours.marked, colours.surface),
    info: plain(colours.accent, colours.onAccent),
    text: { primary: colours.ink, secondary: colours.inkSoft, disabled: colours.inkFaint },
    divider: colours.hairline,
    background: { default: colours.paper, paper: colours.surface },
    action: {
      active: colours.inkSoft,
      hover: colours.sunken,
      selected: colours.accentSoft,
      disabled: colours.inkFaint,
      disabledBackground: colours.sunken,
      focus: colours.accentSoft,
    },
  };
}
