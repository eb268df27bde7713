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

/** Stands on every page of the shell as long as the browser keeps nothing (robustness 19); the exam room says it by itself. */
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
