import { styled } from '@mui/material/styles';
import { useStorageVolatile } from '@/shared/storage/useStorageVolatile';
import { WarningIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';

const Strip = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '8px 20px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.sunken,
  '& svg': { flex: 'none', color: vars.palette.warning.main },
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
