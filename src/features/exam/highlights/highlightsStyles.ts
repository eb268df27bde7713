import { styled } from '@mui/material/styles';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const Bar = styled('div')({
  position: 'absolute',
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  width: 'max-content',
  maxWidth: 'min(26rem, 100%)',
  boxSizing: 'border-box',
  marginTop: 6,
  padding: 4,
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  font: vars.font.body1,
});

export const Colour = styled('button')({
  width: targets.control,
  height: targets.control,
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: 6,
  color: vars.palette.text.primary,
  font: vars.font.subtitle2,
  cursor: 'pointer',
  '&[data-colour="yellow"]': { background: vars.palette.highlight.yellow },
  '&[data-colour="green"]': { background: vars.palette.highlight.green },
  '&[data-colour="pink"]': { background: vars.palette.highlight.pink },
});

export const Form = styled('form')({ display: 'flex', gap: 4, width: '100%' });

export const Input = styled('input')({
  flex: 1,
  minWidth: '8em',
  minHeight: targets.control,
  boxSizing: 'border-box',
  padding: '4px 8px',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: 6,
  color: vars.palette.text.primary,
  background: vars.palette.background.paper,
  font: vars.font.body1,
});

export const Frame = styled('div')({
  position: 'relative',
  '&:focus-visible': { borderRadius: 2, outlineOffset: 4 },
  '& mark': { borderRadius: 2, color: 'inherit' },
  '& mark[data-colour="yellow"]': { background: vars.palette.highlight.yellow },
  '& mark[data-colour="green"]': { background: vars.palette.highlight.green },
  '& mark[data-colour="pink"]': { background: vars.palette.highlight.pink },
  '& mark[title]': { borderBottom: `2px dotted ${vars.palette.edge}` },
  '@media (forced-colors: active)': { '& mark': { color: 'MarkText', background: 'Mark' } },
});

export const NotesBox = styled('ul')({
  display: 'grid',
  gap: 4,
  margin: '12px 0 0',
  padding: '8px 12px',
  borderLeft: `3px solid ${vars.palette.edge}`,
  font: vars.font.body1,
  listStyle: 'none',
  '& q': { color: vars.palette.text.disabled },
});

export const Help = styled('p')({
  position: 'absolute',
  zIndex: 4,
  inset: 'auto 0 100%',
  overflow: 'hidden',
  margin: '0 0 7px',
  color: vars.palette.text.secondary,
  font: vars.font.caption,
  lineHeight: 18,
  whiteSpace: 'nowrap',
  '& span': { marginInline: '4px 14px' },
  '& kbd': { color: vars.palette.text.primary, font: 'inherit', fontWeight: 640 },
  '@media (max-width: 759px)': { display: 'none' },
});

export const Said = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
