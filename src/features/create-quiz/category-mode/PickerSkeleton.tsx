import { SkeletonBox } from './pickerStyles';

/** Skeleton in the shape of the list. */
export function PickerSkeleton({ rows }: { readonly rows: number }) {
  return (
    <SkeletonBox aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <li key={index} data-length={index % 4} />
      ))}
    </SkeletonBox>
  );
}
