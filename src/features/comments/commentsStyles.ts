import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

export const Composer = styled('form')({
  display: 'grid',
  flex: 'none',
  gap: 6,
  padding: '14px 24px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  '& label': { font: vars.font.subtitle2 },
  '& [type="submit"]': { justifySelf: 'end' },
  '@media (max-width: 479px)': { paddingInline: 16 },
});

export const Answered = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 4px 4px 10px',
  borderInlineStart: `2px solid ${vars.palette.primary.main}`,
  background: vars.palette.primary.soft,
  '& p': {
    flex: 1,
    overflow: 'hidden',
    margin: 0,
    color: vars.palette.text.secondary,
    font: vars.font.body2,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    padding: 0,
    border: 0,
    borderRadius: 6,
    color: vars.palette.text.secondary,
    background: 'transparent',
    cursor: 'pointer',
  },
});

export const Failure = styled('p')({ margin: 0, color: vars.palette.error.main, font: vars.font.body2 });

export const listStyle = {
  margin: 0,
  padding: '0 24px',
  listStyle: 'none',
  '@media (max-width: 479px)': { paddingInline: 16 },
} as const;

export const List = styled('ul')(listStyle);

export const ListDiv = styled('div')(listStyle);

export const commentStyle = {
  '--thread-depth': 0,
  '--thread-step': 20,
  marginInlineStart: 'calc(var(--thread-depth) * var(--thread-step))',
  padding: '12px 0 6px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-child': { borderTop: 0 },
  '&[data-depth]:not([data-depth="0"])': {
    paddingInlineStart: 14,
    borderTop: 0,
    borderInlineStart: `2px solid ${vars.palette.divider}`,
  },
  '&[data-depth="1"]': { '--thread-depth': 0.5 },
  '&[data-depth="2"]': { '--thread-depth': 1.5 },
  '&[data-depth="3"]': { '--thread-depth': 2.5 },
  '&[data-depth="4"]': { '--thread-depth': 3.5 },
  '&[data-depth="5"]': { '--thread-depth': 4.5 },
  '& button': { marginInlineStart: -14 },
  '@media (max-width: 479px)': { '--thread-step': 10 },
} as const;

export const CommentBox = styled('li')(commentStyle);

export const CommentDiv = styled('div')(commentStyle);

export const Byline = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 10px',
  margin: 0,
  color: vars.palette.text.disabled,
  font: vars.font.body2,
  '& strong': { color: vars.palette.text.primary, font: vars.font.subtitle2 },
});

export const Text = styled('p')({ margin: '2px 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

export const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '4px 12px 4px 0',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& h2': { paddingBlock: 10 },
});

export const Threads = styled('div')({ overflowY: 'auto', minHeight: 120 });
