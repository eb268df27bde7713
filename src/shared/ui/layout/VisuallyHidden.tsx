import styled from '@emotion/styled';

/** Invisible, but announced by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

// Neither themed nor with variants: Emotion alone skips what MUI resolves on each render.
export const VisuallyHidden = styled('span')(visuallyHidden);
