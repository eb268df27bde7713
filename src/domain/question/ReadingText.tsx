import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';
import { RichText } from '@/shared/ui/rich-text/RichText';

/** Stem or explanation; tables wider than the page scroll within it. */
export const ReadingText = styled(RichText)({
  maxWidth: '75ch',
  font: vars.font.subtitle1,
  overflowWrap: 'anywhere',
  '& > :not(* + *)': { marginTop: 0 },
  '& + &': { marginTop: 14 },
  '& table': {
    display: 'block',
    maxWidth: '100%',
    margin: '0.75em 0',
    overflowX: 'auto',
    borderCollapse: 'collapse',
  },
  '& td, & th': {
    padding: '4px 10px',
    border: `1px solid ${vars.palette.divider}`,
    textAlign: 'start',
    // With 'anywhere', columns would be narrower than a word.
    overflowWrap: 'break-word',
  },
  '& img': {
    maxWidth: '100%',
    padding: 8,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.mat,
  },
});
