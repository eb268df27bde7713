import styled from '@emotion/styled';
import { useStorageVolatile } from '@/shared/storage/useStorageVolatile';
import { WarningIcon } from '@/shared/icons/icons';

const Strip = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '8px 20px',
  borderBottom: '1px solid var(--q-hairline)',
  background: 'var(--q-sunken)',
  '& svg': { flex: 'none', color: 'var(--q-marked)' },
});

/** Shown on every page of the shell while the browser stores nothing; the exam shows its own warning. */
export function StorageWarning() {
  const isVolatile = useStorageVolatile();
  return (
    <div role="status">
      {isVolatile && (
        <Strip>
          <WarningIcon size={18} />
          This browser does not let QLearn keep anything. You stay signed in, and your answers are safe, only
          while this page is open.
        </Strip>
      )}
    </div>
  );
}
