import { styled } from '@mui/material/styles';
import { gridStep } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

// What stands in the room's place while it opens, or when it cannot.
export const Page = styled('main')({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: `calc(2 * ${gridStep}px)`,
  minHeight: '100dvh',
  padding: `calc(3 * ${gridStep}px)`,
  color: vars.palette.text.primary,
  background: vars.palette.background.default,
  font: vars.font.body1,
  textAlign: 'center',
  '& h1': { margin: 0, outline: 'none', font: vars.font.h1 },
});

export const textStyle = {
  maxWidth: '52ch',
  margin: 0,
  color: vars.palette.text.secondary,
  '& p': { margin: 0 },
} as const;

export const Text = styled('div')(textStyle);

export const TextP = styled('p')(textStyle);

export const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: gridStep,
});
