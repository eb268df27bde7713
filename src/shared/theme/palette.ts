import type { PaletteOptions } from '@mui/material/styles';
import type { ColorSet } from './tokens';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor {
    /** Background of a message or mark of this color. */
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
export function palette(colors: ColorSet): PaletteOptions {
  const plain = (main: string, soft: string, contrastText: string) => ({
    main,
    light: main,
    dark: main,
    soft,
    contrastText,
  });
  return {
    primary: {
      ...plain(colors.accent, colors.accentSoft, colors.onAccent),
      dark: colors.accentStrong,
    },
    secondary: plain(colors.inkSoft, colors.sunken, colors.surface),
    success: plain(colors.correct, colors.correctSoft, colors.surface),
    error: plain(colors.incorrect, colors.incorrectSoft, colors.surface),
    warning: plain(colors.marked, colors.markedSoft, colors.surface),
    info: plain(colors.accent, colors.accentSoft, colors.onAccent),
    text: { primary: colors.ink, secondary: colors.inkSoft, disabled: colors.inkFaint },
    divider: colors.hairline,
    background: {
      default: colors.paper,
      paper: colors.surface,
      sunken: colors.sunken,
      mat: colors.mat,
      veil: colors.veil,
    },
    edge: colors.edge,
    focus: colors.focus,
    highlight: {
      yellow: colors.highlightYellow,
      green: colors.highlightGreen,
      pink: colors.highlightPink,
    },
    action: {
      active: colors.inkSoft,
      hover: colors.sunken,
      selected: colors.accentSoft,
      disabled: colors.inkFaint,
      disabledBackground: colors.sunken,
      focus: colors.accentSoft,
    },
  };
}
