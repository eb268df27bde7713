import styled from '@emotion/styled';

/** A card at the top of the page. */
export const Card = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  minHeight: 208,
  padding: '14px 16px',
  border: '1px solid var(--q-hairline)',
  borderRadius: 'var(--q-radius)',
  background: 'var(--q-surface)',
  '& h2': { margin: 0, color: 'var(--q-ink-soft)', font: 'var(--q-text-strong)' },
  '& p': { margin: 0 },
  '& a:not([class])': { color: 'var(--q-accent)', overflowWrap: 'anywhere' },
  '& .figure': { font: 'var(--q-text-display)', fontVariantNumeric: 'tabular-nums' },
  '& .soft': { color: 'var(--q-ink-soft)' },
  '& .foot': { marginTop: 'auto', paddingTop: 8, borderTop: '1px solid var(--q-hairline)' },
});
