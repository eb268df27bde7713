import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CategoryPicker } from '@/domain/quiz/picker/CategoryPicker';
import { PickerSkeleton } from '@/domain/quiz/picker/PickerSkeleton';
import { Columns } from '@/features/create-quiz/createQuizStyles';
import { categoryProblem } from '@/features/create-quiz/store/builderModel';
import { chosenUnder, namesChosen, selectBuilder } from '@/features/create-quiz/store/builderSlice';
import { findTopics } from '@/features/create-quiz/store/calls';
import { EMPTY_LIST_TEXTS, LIST_HEADINGS } from '@/features/create-quiz/store/powerSearchModel';
import { selectChosen } from '@/features/create-quiz/store/selectors';
import { MEDICAL_CATEGORY_KEYS, type MedicalCategoriesMap } from '@/shared/api/category';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { ChosenTopics } from './ChosenTopics';
import { SearchBox } from './SearchBox';

/** Topics and subtopics by search; the selection survives further searches. */
export function PowerSearchMode() {
  const dispatch = useAppDispatch();
  const remote = useSelector((root) => findTopics.selectState(root));
  const { topics, subtopics } = useSelector(selectChosen);
  const showsMissing = useSelector((root) => selectBuilder(root).showsMissing);
  // The selection when 'Show chosen' was pressed: an unticked name can be ticked again.
  const [looked, setLooked] = useState<MedicalCategoriesMap>();
  const [settled, setSettled] = useState(remote);
  // The next result replaces it.
  if (remote.status !== 'pending' && remote !== settled) {
    setSettled(remote);
    setLooked(undefined);
  }
  const chosen = { topics, subtopics };
  const found = remote.status === 'idle' || remote.status === 'error' ? undefined : remote.data;
  const isMissing = showsMissing && topics.length + subtopics.length === 0;

  return (
    <>
      <SearchBox />
      <Columns count={2} isStale={remote.status === 'pending'}>
        {MEDICAL_CATEGORY_KEYS.map((key) => (
          <CategoryPicker
            key={key}
            part={key}
            heading={LIST_HEADINGS[key]}
            names={(looked ?? found)?.[key]}
            chosen={chosen[key]}
            tally={`${chosen[key].length} chosen`}
            problem={isMissing ? categoryProblem(key) : undefined}
            onChange={(names) => dispatch(namesChosen(chosenUnder(key, names)))}
          >
            {remote.status === 'idle' || looked !== undefined ? (
              <Typography color="textSecondary" align="center" sx={{ padding: '32px 14px' }}>
                {EMPTY_LIST_TEXTS[key]}
              </Typography>
            ) : (
              <RemoteContent
                remote={{
                  state: remote,
                  retry: () => dispatch(findTopics.actions.request(remote.args)),
                }}
                onCancel={() => dispatch(findTopics.actions.reset())}
                skeleton={<PickerSkeleton rows={6} />}
                failure={`${LIST_HEADINGS[key]} could not be searched.`}
              >
                {() => <StateMessage tone="empty" text={EMPTY_LIST_TEXTS[key]} />}
              </RemoteContent>
            )}
          </CategoryPicker>
        ))}
      </Columns>
      <ChosenTopics
        chosen={chosen}
        isShown={looked !== undefined}
        onShow={(isShown) => setLooked(isShown ? chosen : undefined)}
        onChange={(changed) => dispatch(namesChosen(changed))}
      />
    </>
  );
}
