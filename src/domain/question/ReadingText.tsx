import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';
import { RichText } from '@/shared/ui/rich-text/RichText';

/** Stem or explanation outside the exam. */
export const ReadingText = styled(RichText)({
  maxWidth: '75ch',
  font: vars.font.subtitle1,
  '& > :not(* + *)': { marginTop: 0 },
  '& + &': { marginTop: 14 },
});
