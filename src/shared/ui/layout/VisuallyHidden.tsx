import styled from '@emotion/styled';

/** Out of sight, but read out. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

// Neither themed nor varied: Emotion alone skips what MUI resolves on each render.
export const VisuallyHidden = styled('span')(visuallyHidden);
