import { styled } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { below } from '@/shared/theme/breakpoints';

type Layout = 'columns' | 'lines' | 'stacked' | 'headed' | 'amounts';

const ONE_COLUMN = 'minmax(0, 1fr)';

const FactList = styled('dl')<{ readonly layout: Layout }>({
  display: 'grid',
  gap: '6px 20px',
  overflowWrap: 'anywhere',
  variants: [
    {
      props: { layout: 'columns' },
      style: { gridTemplateColumns: `max-content ${ONE_COLUMN}`, fontVariantNumeric: 'tabular-nums' },
    },
    {
      props: { layout: 'lines' },
      style: {
        gridTemplateColumns: `11em ${ONE_COLUMN}`,
        [below('largePhone')]: {
          gridTemplateColumns: ONE_COLUMN,
          rowGap: 0,
          '& > dt:not(:first-of-type)': { marginTop: 10 },
        },
      },
    },
    { props: { layout: 'stacked' }, style: { rowGap: 0 } },
    { props: { layout: 'headed' }, style: { rowGap: 0 } },
    {
      props: { layout: 'amounts' },
      style: { gridTemplateColumns: `${ONE_COLUMN} auto`, fontVariantNumeric: 'tabular-nums' },
    },
  ],
});

const soft: TypographyProps = { color: 'textSecondary' };

const apart = { '&:not(:first-of-type)': { mt: 1.5 } };

const LOOKS: Record<Layout, { readonly term: TypographyProps; readonly value: TypographyProps }> = {
  columns: { term: soft, value: {} },
  lines: { term: soft, value: {} },
  stacked: { term: { variant: 'note', sx: apart }, value: {} },
  headed: { term: { variant: 'subtitle2', sx: apart }, value: {} },
  amounts: { term: {}, value: { variant: 'subtitle2', align: 'right' } },
};

interface FactsProps extends ComponentProps<'dl'> {
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
  /**
   * `columns`: the terms in a column as wide as the longest; `lines`: in one of fixed width, above their values on a
   * phone; `stacked`: always above; `headed`: the same, in bold; `amounts`: the values at the end of their lines.
   */
  readonly layout?: Layout;
}

/** Terms with their values. */
export function Facts({ facts, layout = 'columns', ...list }: FactsProps) {
  const { term: termLook, value: valueLook } = LOOKS[layout];
  return (
    <FactList layout={layout} {...list}>
      {facts.map(([term, value]) => (
        <Fragment key={term}>
          <Typography component="dt" {...termLook}>
            {term}
          </Typography>
          <Typography component="dd" {...valueLook}>
            {value}
          </Typography>
        </Fragment>
      ))}
    </FactList>
  );
}
