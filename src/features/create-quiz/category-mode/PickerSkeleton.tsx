import css from './picker.module.css';

/** Skeleton in the shape of the list. */
export function PickerSkeleton({ rows }: { readonly rows: number }) {
  return (
    <ul className={css.skeleton} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <li key={index} data-length={index % 4} />
      ))}
    </ul>
  );
}
