/** A selected element, on which forced colors replace its own background and borders. */
export const forcedSelection = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'Highlight',
    color: 'HighlightText',
    backgroundColor: 'Highlight',
  },
} as const;
