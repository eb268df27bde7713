import { styled } from '@mui/material/styles';

const Block = styled('div')({ borderRadius: 'var(--q-radius)', background: 'var(--q-sunken)' });

/** Stands where something is still loading, in its final height (px). */
export function SkeletonBlock({ height }: { readonly height: number }) {
  return <Block style={{ height }} />;
}
