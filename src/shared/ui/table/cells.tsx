import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LongText, WRITTEN } from '@/shared/notifications/LongText';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

/** A link that is as large as its row; other controls in the row are wrapped in `AboveRowLink`. */
export const RowLink = styled(Link)({
  color: vars.palette.text.primary,
  fontWeight: weights.medium,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  'tr:hover &': { textDecoration: 'underline' },
});

export const AboveRowLink = styled('span')({ position: 'relative', zIndex: 1 });

const TwoLines = styled('span')<Pick<ClampProps, 'quiet'>>({
  // Only for words as long as 'Psychopharmacology', which fit in no column.
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 5',
  // As many lines as needed if rows are cards.
  display: 'var(--clamp, -webkit-box)',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  variants: [{ props: { quiet: true }, style: { color: vars.palette.text.secondary } }],
});

interface ClampProps {
  readonly quiet?: boolean | undefined;
  readonly title?: string;
  readonly children: ReactNode;
}

/** At most two lines; as many as needed if rows are cards. A text too long for any line is cut. */
export function Clamp({ quiet, title, children }: ClampProps) {
  if (typeof children === 'string' && children.length > WRITTEN) return <LongText text={children} />;
  return (
    <TwoLines quiet={quiet} title={title}>
      {children}
    </TwoLines>
  );
}

/** A less prominent line below the main one of a cell. */
export const CellNote = styled('span')({
  display: 'block',
  overflowWrap: 'anywhere',
  color: vars.palette.text.disabled,
  font: vars.font.caption,
});
