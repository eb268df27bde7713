import Chip from '@mui/material/Chip';

/** FREE, PRO, MAX, or a name of the server's own. */
export function CategoryBadge({ category }: { readonly category: string }) {
  return <Chip component="span" size="small" label={category} />;
}
