import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { CATEGORY_LABELS } from '@/domain/question/categoryLabels';
import { loadCategories } from '@/domain/quiz/calls';
import { CategoryPicker } from '@/domain/quiz/picker/CategoryPicker';
import { PickerSkeleton } from '@/domain/quiz/picker/PickerSkeleton';
import { BuilderColumns, TextButton } from '@/features/create-quiz/createQuizStyles';
import { categoryProblem, isEmptyMap } from '@/features/create-quiz/store/builderModel';
import { namesChosen, selectBuilder } from '@/features/create-quiz/store/builderSlice';
import { loadOpenQuizzes, loadSavedCategories } from '@/features/create-quiz/store/calls';
import { selectChosen, selectSavedCategories } from '@/features/create-quiz/store/selectors';
import { CATEGORY_KEYS } from '@/shared/api/category';
import { LongText } from '@/shared/notifications/LongText';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { isBelow } from '@/shared/theme/breakpoints';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { keepsFocus } from '@/shared/ui/states/TryAgain';

const SKELETON_ROWS = 8;
/** Of stacked lists: what is below the first one is beyond the screen from the start, and does not move. */
const STACKED_SKELETON_ROWS = 20;

/** Requests the lists also while it does not show them yet. */
export function CategoryMode({ showsLists }: { readonly showsLists: boolean }) {
  const dispatch = useAppDispatch();
  const remote = useRemote(loadCategories, undefined);
  const quizzes = useSelector((root) => loadOpenQuizzes.selectState(root));
  const savedSet = useSelector((root) => loadSavedCategories.selectState(root));
  const chosen = useSelector(selectChosen);
  const showsMissing = useSelector((root) => selectBuilder(root).showsMissing);
  const touched = useSelector((root) => selectBuilder(root).chosen);
  // If the page starts with stacked lists, only one is expanded.
  const [isNarrow] = useState(() => matchMedia(isBelow('tablet')).matches);
  const saved = useSelector(selectSavedCategories);
  const [isViewed, setIsViewed] = useState(false);

  if (remote.state.status === 'error') {
    // One message and one 'Try again' for all that has failed: `ResumeBanner` shows nothing in the meantime.
    const retry = (): void => {
      remote.retry();
      if (quizzes.status === 'error') dispatch(loadOpenQuizzes.actions.request(quizzes.args));
      if (savedSet.status === 'error') dispatch(loadSavedCategories.actions.request(savedSet.args));
    };
    return (
      <RemoteContent
        remote={{ state: remote.state, retry }}
        skeleton={null}
        failure="The categories could not be loaded."
      >
        {() => null}
      </RemoteContent>
    );
  }
  const skeleton = <PickerSkeleton rows={isNarrow ? STACKED_SKELETON_ROWS : SKELETON_ROWS} />;
  if (!showsLists) return skeleton;
  return (
    <>
      <BuilderColumns count={3}>
        {CATEGORY_KEYS.map((key, index) => {
          const isMissing = chosen[key].length === 0 && (showsMissing || touched[key] !== undefined);
          return (
            <CategoryPicker
              key={key}
              part={key}
              isDivided={index > 0}
              heading={CATEGORY_LABELS[key]}
              names={remote.data?.[key]}
              chosen={(isViewed ? saved : chosen)[key]}
              viewOnly={isViewed}
              initiallyOpen={!isNarrow || index === 0}
              problem={isMissing && !isViewed ? categoryProblem(key) : undefined}
              onChange={(names) => dispatch(namesChosen({ [key]: names }))}
            >
              <RemoteContent remote={remote} skeleton={skeleton}>
                {() => <StateMessage text="No results found" />}
              </RemoteContent>
            </CategoryPicker>
          );
        })}
      </BuilderColumns>
      <SavedSetFailure />
      {!isEmptyMap(saved) && (
        <SavedSetBar
          isViewed={isViewed}
          onView={setIsViewed}
          onUse={() => {
            dispatch(namesChosen(saved));
            setIsViewed(false);
          }}
        />
      )}
    </>
  );
}

interface SavedSetBarProps {
  readonly isViewed: boolean;
  readonly onView: (isViewed: boolean) => void;
  readonly onUse: () => void;
}

/** 'View' shows the saved set in the pickers, read-only. */
function SavedSetBar({ isViewed, onView, onUse }: SavedSetBarProps) {
  return (
    <SavedSetLine role="status" text={isViewed ? 'This is the saved set. Boxes cannot be changed here.' : ''}>
      {isViewed && <TextButton onClick={onUse}>Use saved set</TextButton>}
      <TextButton aria-pressed={isViewed} onClick={() => onView(!isViewed)}>
        View saved set
      </TextButton>
    </SavedSetLine>
  );
}

function SavedSetFailure() {
  const dispatch = useAppDispatch();
  const load = useSelector((root) => loadSavedCategories.selectState(root));
  if (load.status !== 'error') return null;
  return (
    <SavedSetLine
      role="alert"
      text={<LongText text={load.error.message ?? 'Your saved set could not be loaded.'} />}
    >
      <TextButton ref={keepsFocus} onClick={() => dispatch(loadSavedCategories.actions.request(load.args))}>
        Try again
      </TextButton>
    </SavedSetLine>
  );
}

const LINE = { justifyContent: 'flex-end', padding: '7px 14px', borderTop: 1, borderColor: 'divider' };

interface SavedSetLineProps {
  readonly role: 'alert' | 'status';
  readonly text: ReactNode;
  /** Links. */
  readonly children: ReactNode;
}

/** Shown below the lists: a message about the saved set, and its links. */
function SavedSetLine({ role, text, children }: SavedSetLineProps) {
  return (
    <Stack direction="row" spacing="4px 16px" sx={LINE}>
      <Typography variant="note" role={role} sx={{ flex: '1 1 auto' }}>
        {text}
      </Typography>
      {children}
    </Stack>
  );
}
