import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { below, from, isHigh } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';

/** The count and Create Quiz stay visible while a long list scrolls, unless they would fill the window. */
const STICKY = `${below('twoColumns')} and ${isHigh}`;

/** A laptop's window: Create Quiz is shown without scrolling, below the plan and the notice of an exam day. */
const LOW = `${from('twoColumns')} and (max-height: 780px)`;

/** What takes focus is not scrolled under the bar. */
export const SCROLL_PADDING = { [STICKY]: { html: { scrollPaddingBottom: 132 } } };

export const CreateBarPaper = styled(Paper)({
  display: 'grid',
  gap: 10,
  padding: '12px 16px 16px',
  borderTop: 0,
  borderRadius: `0 0 ${vars.shape.borderRadius} ${vars.shape.borderRadius}`,
  [LOW]: { gap: 8, paddingBlock: '8px 10px' },
  [below('twoColumns')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '6px 12px',
    margin: '14px -24px 0',
    padding: '10px 24px max(10px, env(safe-area-inset-bottom))',
    border: 0,
    borderTop: `1px solid ${vars.palette.divider}`,
    borderRadius: 0,
  },
  [STICKY]: { position: 'sticky', bottom: 0, zIndex: 2 },
  [below('tablet')]: { marginInline: -14, paddingInline: 14 },
});

export const CreateQuizPage = styled('div')({
  // With this height the lists reach the lower edge of the settings beside them.
  '--least-height': '458px',
  '--list-height': 'max(var(--least-height), calc(100svh - 316px))',
  '--virtualized-height': 'var(--list-height)',
  display: 'grid',
  gap: 12,
  '&:has(> section)': { '--list-height': 'max(var(--least-height), calc(100svh - 392px))' },
  [LOW]: { '--least-height': '404px' },
  [below('twoColumns')]: {
    '--list-height': 'none',
    '--virtualized-height': '60svh',
    '&:has(> section)': { '--list-height': 'none', '--virtualized-height': '60svh' },
  },
});

export const NoticeArea = styled('div')({ '&:empty': { display: 'none' } });

export const PresetArea = styled('div')({
  display: 'flex',
  flex: '1 1 280px',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  maxWidth: 440,
  // The height of its select, which is rendered later.
  minHeight: 40,
  // Below title and switch.
  [below('tablet')]: { order: 1, flexBasis: '100%', maxWidth: 'none' },
});

/** Reserves its line while the plan is read: the form below must not move. */
export const PlanArea = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  minHeight: 24,
  fontVariantNumeric: 'tabular-nums',
  // Two lines.
  '@media (max-width: 384px)': { minHeight: 44 },
});

export const BuilderForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  gridTemplateRows: 'auto 1fr',
  columnGap: 16,
  alignItems: 'start',
  [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) 272px' },
  [below('twoColumns')]: { display: 'block' },
});

export const Scope = styled(Paper)({
  display: 'flex',
  gridRow: '1 / 3',
  flexDirection: 'column',
  alignSelf: 'stretch',
  minWidth: 0,
  overflow: 'hidden',
});

export const Settings = styled(Paper)({
  display: 'grid',
  gap: 14,
  padding: '14px 16px 16px',
  borderRadius: `${vars.shape.borderRadius} ${vars.shape.borderRadius} 0 0`,
  [LOW]: { gap: 8, paddingBlock: 10 },
  [below('twoColumns')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 24,
    marginTop: 14,
    borderRadius: vars.shape.borderRadius,
  },
  [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface ColumnsProps {
  readonly count: 2 | 3;
  /** What they show is about to be replaced. */
  readonly isStale?: boolean;
}

const TWO_HEIGHT = 'max(220px, calc(100svh - 488px))';

export const BuilderColumns = styled('div')<ColumnsProps>({
  display: 'grid',
  flex: 1,
  variants: [
    {
      props: { count: 3 },
      style: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        // The longest names stay on one line when they become bold.
        [below('twoColumns')]: { gridTemplateColumns: '1.08fr 1.02fr 0.9fr' },
      },
    },
    {
      props: { count: 2 },
      style: {
        '--list-height': TWO_HEIGHT,
        '--virtualized-height': TWO_HEIGHT,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        [below('twoColumns')]: { '--list-height': '50svh', '--virtualized-height': '50svh' },
      },
    },
    { props: { isStale: true }, style: { opacity: 0.72 } },
    { props: {}, style: { [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  ],
});

/** A button that looks like a link. */
export const TextButton = (props: ComponentProps<'button'>) => (
  <Link component="button" type="button" variant="body2" {...props} />
);
