import Chip from '@mui/material/Chip';

/** FREE, PRO, MAX, or a name defined by the server. */
export function CategoryBadge({ category }: { readonly category: string }) {
  return <Chip component="span" size="small" label={category} />;
}
