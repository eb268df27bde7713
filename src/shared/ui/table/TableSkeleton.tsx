import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** A table that is still loading: as many rows as are expected, at their final height. */
export function TableSkeleton({ rows }: { readonly rows: number }) {
  return (
    <Stack spacing="5px" sx={{ padding: '5px', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      {Array.from({ length: rows + 1 }, (_, index) => (
        <Skeleton key={index} height={36} />
      ))}
    </Stack>
  );
}
