import type { PaletteOptions } from '@mui/material/styles';
import type { ColourSet } from './tokens';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor {
    /** Background of a message or mark of this colour. */
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface TypeBackground {
    /** Table heads, wells, hovered rows. */
    sunken: string;
    /** Under images, light in both schemes. */
    mat: string;
    /** Behind dialogs and drawers. */
    veil: string;
  }
  interface PaletteExtension {
    /** Edge of anything operable: at least 3:1. */
    edge: string;
    focus: string;
    highlight: { yellow: string; green: string; pink: string };
  }
  interface Palette extends PaletteExtension {}
  interface PaletteOptions extends Partial<PaletteExtension> {}
}

/** MUI's palette of one scheme: success is correct, error incorrect, warning marked. */
export function palette(colours: ColourSet): PaletteOptions {
  const plain = (main: string, soft: string, contrastText: string) => ({
    main,
    light: main,
    dark: main,
    soft,
    contrastText,
  });
  return {
    primary: {
      ...plain(colours.accent, colours.accentSoft, colours.onAccent),
      dark: colours.accentStrong,
    },
    secondary: plain(colours.inkSoft, colours.sunken, colours.surface),
    success: plain(colours.correct, colours.correctSoft, colours.surface),
    error: plain(colours.incorrect, colours.incorrectSoft, colours.surface),
    warning: plain(colours.marked, colours.markedSoft, colours.surface),
    info: plain(colours.accent, colours.accentSoft, colours.onAccent),
    text: { primary: colours.ink, secondary: colours.inkSoft, disabled: colours.inkFaint },
    divider: colours.hairline,
    background: {
      default: colours.paper,
      paper: colours.surface,
      sunken: colours.sunken,
      mat: colours.mat,
      veil: colours.veil,
    },
    edge: colours.edge,
    focus: colours.focus,
    highlight: {
      yellow: colours.highlightYellow,
      green: colours.highlightGreen,
      pink: colours.highlightPink,
    },
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
