import Link from '@mui/material/Link';
import { Bar } from './savedStyles';

interface SavedSetBarProps {
  readonly isViewed: boolean;
  readonly onView: (isViewed: boolean) => void;
  readonly onUse: () => void;
}

/** 'View' shows the saved set in the pickers, read-only. */
export function SavedSetBar({ isViewed, onView, onUse }: SavedSetBarProps) {
  return (
    <Bar>
      <p role="status">{isViewed ? 'This is the saved set. Boxes cannot be changed here.' : ''}</p>
      {isViewed && (
        <Link component="button" type="button" onClick={onUse}>
          Use saved set
        </Link>
      )}
      <Link component="button" type="button" aria-pressed={isViewed} onClick={() => onView(!isViewed)}>
        View saved set
      </Link>
    </Bar>
  );
}
