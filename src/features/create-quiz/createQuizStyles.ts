import { styled } from '@mui/material/styles';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const Bar = styled('div')({
  display: 'grid',
  gap: 10,
  padding: '12px 16px 16px',
  border: `1px solid ${vars.palette.divider}`,
  borderTop: 0,
  borderRadius: `0 0 ${vars.shape.borderRadius} ${vars.shape.borderRadius}`,
  background: vars.palette.background.paper,
  '@media (max-width: 860px)': {
    // The count and Create Quiz stay visible while a long list scrolls.
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '6px 12px',
    margin: '14px -24px 0',
    padding: '10px 24px max(10px, env(safe-area-inset-bottom))',
    border: 0,
    borderTop: `1px solid ${vars.palette.divider}`,
    borderRadius: 0,
    '& > button': { gridColumn: 2, paddingInline: 20 },
  },
  '@media (max-width: 600px)': { marginInline: -14, paddingInline: 14 },
});

export const AvailableBox = styled('p')({
  margin: 0,
  '& strong': { fontVariantNumeric: 'tabular-nums', fontWeight: weights.bold },
  '&[data-stale="true"] strong': { color: vars.palette.text.disabled },
});

export const Quota = styled('p')({
  margin: 0,
  minHeight: '1.25rem',
  color: vars.palette.text.secondary,
  font: vars.font.body2,
  fontVariantNumeric: 'tabular-nums',
  '&[data-out="true"]': { color: vars.palette.error.main, fontWeight: weights.medium },
  '& a': { marginLeft: 8, color: vars.palette.primary.main },
});

export const Failure = styled('p')({
  margin: 0,
  color: vars.palette.error.main,
  font: vars.font.body2,
  fontWeight: weights.medium,
  '& button': { marginLeft: 8, verticalAlign: 'baseline' },
  '@media (max-width: 860px)': { gridRow: 1, gridColumn: '1 / -1' },
});

export const Page = styled('div')({
  '--list-height': 'max(280px, calc(100svh - 280px))',
  '--virtualized-height': 'var(--list-height)',
  display: 'grid',
  gap: 12,
  '& > [role=status]:empty': { display: 'none' },
  '&:has([data-banner])': { '--list-height': 'max(240px, calc(100svh - 356px))' },
  '@media (max-width: 860px)': {
    '--list-height': 'none',
    '--virtualized-height': '60svh',
    '&:has([data-banner])': { '--list-height': 'none', '--virtualized-height': '60svh' },
  },
});

export const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
});

export const PresetPlace = styled('div')({
  display: 'flex',
  flex: '1 1 280px',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  maxWidth: 440,
  minHeight: 38,
  '& > .MuiInputBase-root': { flex: 1, minWidth: 0 },
  // Below the title and the switch.
  '@media (max-width: 640px)': { order: 1, flexBasis: '100%', maxWidth: 'none' },
});

export const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  gridTemplateRows: 'auto 1fr',
  columnGap: 16,
  alignItems: 'start',
  '@media (max-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr) 272px' },
  '@media (max-width: 860px)': { display: 'block' },
});

export const Scope = styled('div')({
  display: 'flex',
  gridRow: '1 / 3',
  flexDirection: 'column',
  alignSelf: 'stretch',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
});

export const Settings = styled('div')({
  display: 'grid',
  gap: 14,
  padding: '14px 16px 16px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: `${vars.shape.borderRadius} ${vars.shape.borderRadius} 0 0`,
  background: vars.palette.background.paper,
  '@media (max-width: 860px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 24,
    marginTop: 14,
    borderRadius: vars.shape.borderRadius,
  },
  '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Columns = styled('div')({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '&[data-count="2"]': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '--list-height': 'max(220px, calc(100svh - 452px))',
    '--virtualized-height': 'var(--list-height)',
  },
  '&[data-stale="true"]': { opacity: 0.72 },
  '& > * + *': { borderLeft: `1px solid ${vars.palette.divider}` },
  '@media (max-width: 860px)': {
    // The longest names stay on one line when they turn bold.
    '&[data-count="3"]': { gridTemplateColumns: '1.08fr 1.02fr 0.9fr' },
    '&[data-count="2"]': { '--list-height': '50svh', '--virtualized-height': '50svh' },
  },
  '@media (max-width: 640px)': {
    '&[data-count]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > * + *': { borderTop: `1px solid ${vars.palette.divider}`, borderLeft: 0 },
  },
});
