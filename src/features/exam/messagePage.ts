import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

/** A page of the exam without a question: opening slowly, or not at all. */
export const MessagePage = styled('main')({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100dvh',
  padding: 24,
  color: vars.palette.text.primary,
  background: vars.palette.background.default,
  font: vars.font.body1,
  textAlign: 'center',
  '& h1': {
    margin: 0,
    outline: 'none',
    font: vars.font.h1,
  },
});

export const MessageText = styled('div')({
  maxWidth: '52ch',
  margin: 0,
  color: vars.palette.text.secondary,
  '& p': {
    margin: 0,
  },
});

export const MessageActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
});
