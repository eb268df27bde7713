import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const WIDTHS = ['58%', '41%', '70%', '50%'];

/** The radius of 8 px would make so small a box a disc. */
const CHECKBOX = { borderRadius: '5px' };

export function PickerSkeleton({ rows }: { readonly rows: number }) {
  return (
    <Stack aria-hidden="true" spacing={0} sx={{ padding: '12px 14px' }}>
      {Array.from({ length: rows }, (_, index) => (
        <Stack key={index} direction="row" spacing={1.25} sx={{ flexWrap: 'nowrap', height: 32 }}>
          <Skeleton width={18} height={18} sx={CHECKBOX} />
          <Skeleton width={WIDTHS[index % WIDTHS.length] ?? '50%'} height={12} />
        </Stack>
      ))}
    </Stack>
  );
}
