/** What is selected, where forced colours paint over its own background and borders. */
export const forcedSelection = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'Highlight',
    color: 'HighlightText',
    backgroundColor: 'Highlight',
  },
} as const;
