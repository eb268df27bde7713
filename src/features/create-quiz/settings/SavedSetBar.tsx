import Link from '@mui/material/Link';
import { SavedSetLine } from './SavedSetLine';

interface SavedSetBarProps {
  readonly isViewed: boolean;
  readonly onView: (isViewed: boolean) => void;
  readonly onUse: () => void;
}

/** 'View' shows the saved set in the pickers, read-only. */
export function SavedSetBar({ isViewed, onView, onUse }: SavedSetBarProps) {
  return (
    <SavedSetLine role="status" text={isViewed ? 'This is the saved set. Boxes cannot be changed here.' : ''}>
      {isViewed && (
        <Link component="button" type="button" variant="body2" onClick={onUse}>
          Use saved set
        </Link>
      )}
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-pressed={isViewed}
        onClick={() => onView(!isViewed)}
      >
        View saved set
      </Link>
    </SavedSetLine>
  );
}
