import styled from '@emotion/styled';

/** A section of the settings. */
export const Panel = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  minWidth: 0,
  padding: '18px 20px',
  border: '1px solid var(--q-hairline)',
  borderRadius: 'var(--q-radius)',
  background: 'var(--q-surface)',
  '& h2': { margin: 0, font: 'var(--q-text-heading)' },
  '& p': { margin: 0 },
  '& .soft': { color: 'var(--q-ink-soft)' },
  '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& legend': { marginBottom: 6, padding: 0, font: 'var(--q-text-strong)' },
  '& .problem': { color: 'var(--q-incorrect)', font: 'var(--q-text-small)' },
});
