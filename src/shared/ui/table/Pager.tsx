import { formatCount } from '@/shared/format/numbers';
import IconButton from '@mui/material/IconButton';
import styled from '@emotion/styled';
import { NextIcon, PreviousIcon } from '@/shared/icons/icons';
import { SelectField } from '@/shared/ui/form/SelectField';
import type { ListPage } from './listModel';

interface PagerProps {
  /** The list's name. */
  readonly name: string;
  readonly shown: Omit<ListPage<unknown>, 'rows'>;
  readonly size: number;
  readonly sizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

const Bar = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '6px 16px',
  marginTop: 8,
  '& [aria-disabled="true"]': { color: 'var(--q-ink-faint)', opacity: 0.5, cursor: 'default' },
  '& p': { margin: 0, color: 'var(--q-ink-soft)', fontVariantNumeric: 'tabular-nums' },
});

/** Which rows of a list are shown, how many at once, and the way to the others. Its buttons keep the focus at the ends. */
export function Pager({ name, shown, size, sizes, onPage, onSize }: PagerProps) {
  const { page, pages, first, last, total } = shown;
  return (
    <Bar aria-label={`Pages of ${name}`}>
      <SelectField
        label="Rows per page"
        value={String(size)}
        options={sizes.map((option) => ({ value: String(option), name: String(option) }))}
        onChange={(chosen) => onSize(Number(chosen))}
      />
      <p role="status">
        {formatCount(first)}–{formatCount(last)} of {formatCount(total)}
      </p>
      <span>
        <IconButton
          aria-label="Previous page"
          title="Previous page"
          aria-disabled={page <= 1}
          onClick={page <= 1 ? undefined : () => onPage(page - 1)}
        >
          <PreviousIcon size={18} />
        </IconButton>
        <IconButton
          aria-label="Next page"
          title="Next page"
          aria-disabled={page >= pages}
          onClick={page >= pages ? undefined : () => onPage(page + 1)}
        >
          <NextIcon size={18} />
        </IconButton>
      </span>
    </Bar>
  );
}
