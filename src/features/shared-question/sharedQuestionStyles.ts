import { styled } from '@mui/material/styles';
import { targets, weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const ExplanationBox = styled('section')({
  marginTop: 28,
  padding: '18px 22px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& h2': { margin: '0 0 8px', font: vars.font.h2 },
});

export const richStyle = {
  maxWidth: '75ch',
  font: vars.font.subtitle1,
  overflowWrap: 'anywhere',
  '& > :first-child': { marginTop: 0 },
  '& + &': { marginTop: 14 },
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(td, th)': { padding: '4px 10px', border: `1px solid ${vars.palette.divider}`, textAlign: 'start' },
  '& img': {
    maxWidth: '100%',
    padding: 8,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.mat,
  },
} as const;

export const StemSkeleton = styled('div')({
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.sunken,
  height: 180,
  marginBottom: 20,
});

export const OptionSkeleton = styled('div')({
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.sunken,
  height: targets.option,
  marginTop: 8,
});

export const ProblemBox = styled('div')({
  padding: '40px 0 24px',
  textAlign: 'center',
  '& p': { margin: '0 0 12px', font: vars.font.subtitle1 },
});

export const OptionsBox = styled('div')({ display: 'grid', gap: 8, marginTop: 20 });

export const Option = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: targets.option,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '&:hover': { borderColor: vars.palette.edge },
  '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
  '&[data-chosen="true"]': { borderColor: vars.palette.primary.main, background: vars.palette.primary.soft },
  '&[data-verdict="correct"]': {
    borderColor: vars.palette.success.main,
    background: vars.palette.success.soft,
  },
  '&[data-verdict="incorrect"]': {
    borderColor: vars.palette.error.main,
    background: vars.palette.error.soft,
  },
  '& label': {
    flex: '1 1 16rem',
    display: 'flex',
    alignItems: 'baseline',
    gap: '0.55em',
    minWidth: 0,
    padding: '9px 14px',
    font: vars.font.subtitle1,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& input': {
    flex: 'none',
    width: 17,
    height: 17,
    margin: 0,
    outline: 'none',
    accentColor: vars.palette.primary.main,
    transform: 'translateY(3px)',
  },
});

export const Letter = styled('span')({ flex: 'none', fontWeight: weights.medium });

export const Note = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '4px 14px',
  font: vars.font.body2,
  fontWeight: weights.medium,
  '&:empty': { display: 'none' },
  '[data-verdict="correct"] &': { color: vars.palette.success.main },
  '[data-verdict="incorrect"] &': { color: vars.palette.error.main },
});

export const Steps = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  '& h2': { flex: 1, margin: 0, font: vars.font.h2, outline: 'none' },
  '& [aria-disabled="true"]': {
    borderColor: vars.palette.divider,
    background: 'none',
    color: vars.palette.text.disabled,
    cursor: 'default',
  },
});

export const stemStyle = {
  maxWidth: '75ch',
  font: vars.font.subtitle1,
  overflowWrap: 'anywhere',
  '& > :first-child': { marginTop: 0 },
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(td, th)': { padding: '4px 10px', border: `1px solid ${vars.palette.divider}`, textAlign: 'start' },
  '& img': {
    maxWidth: '100%',
    padding: 8,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.mat,
  },
} as const;

export const Page = styled('div')({
  minHeight: '100vh',
  padding: '0 24px 64px',
  '@media (max-width: 480px)': { paddingInline: 14 },
});

export const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  maxWidth: 760,
  margin: '0 auto',
  padding: '14px 0',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& h1': { margin: 0, color: vars.palette.text.secondary, font: vars.font.body1, outline: 'none' },
});

export const Main = styled('main')({ maxWidth: 760, margin: '0 auto', paddingTop: 24 });

export const Back = styled('p')({ margin: '32px 0 0' });

export const Prompt = styled('section')({
  marginTop: 32,
  padding: '18px 22px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.sunken,
  '& h2': { margin: '0 0 8px', font: vars.font.h2 },
  '& p': { margin: '0 0 14px', color: vars.palette.text.secondary },
});
