import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { CategoryPicker } from '@/domain/quiz/picker/CategoryPicker';
import { toggleName } from '@/domain/quiz/picker/pickerModel';
import { PickerSkeleton } from '@/domain/quiz/picker/PickerSkeleton';
import { BuilderColumns, TextButton } from '@/features/create-quiz/createQuizStyles';
import { BuilderField } from '@/features/create-quiz/settings/BuilderField';
import { categoryProblem } from '@/features/create-quiz/store/builderModel';
import {
  namesChosen,
  searchSubmitted,
  searchTyped,
  selectBuilder,
} from '@/features/create-quiz/store/builderSlice';
import { findTopics } from '@/features/create-quiz/store/calls';
import {
  EMPTY_LIST_TEXTS,
  foundText,
  isSearchable,
  LIST_HEADINGS,
  MAXIMUM_SEARCH,
  searchHelper,
} from '@/features/create-quiz/store/powerSearchModel';
import { selectChosen } from '@/features/create-quiz/store/selectors';
import { MEDICAL_CATEGORY_KEYS, type MedicalCategoriesMap } from '@/shared/api/category';
import { CloseIcon } from '@/shared/icons/icons';
import type { RemoteState } from '@/shared/remote/remoteState';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';

const FRAME = { padding: '12px 14px 10px', borderBottom: 1, borderColor: 'divider' };

/** Aligned with the input. */
const SEARCH = { mt: '27px', minHeight: 38, '@media (pointer: coarse)': { minHeight: 46 } };

function SearchBox() {
  const dispatch = useAppDispatch();
  const searchText = useSelector((root) => selectBuilder(root).searchText);
  const remote = useSelector((root) => findTopics.selectState(root));
  const [isFocused, setIsFocused] = useState(false);
  const isLoading = remote.status === 'pending';
  const submit = (): void => {
    dispatch(searchSubmitted());
  };
  return (
    <Box sx={FRAME}>
      <Stack direction="row" spacing={1.25} sx={{ flexWrap: 'nowrap', alignItems: 'flex-start' }}>
        <BuilderField
          label="Search topics"
          value={searchText}
          inputMode="search"
          placeholder="Type keywords to search..."
          maxLength={MAXIMUM_SEARCH}
          helper={searchHelper(searchText, isFocused)}
          onChange={(text) => dispatch(searchTyped(text))}
          onEnter={submit}
          onFocusChange={setIsFocused}
        />
        <Button
          color="inherit"
          sx={SEARCH}
          disabled={!isSearchable(searchText)}
          // Not `disabled` while it searches: it would lose focus.
          aria-disabled={isLoading || undefined}
          aria-busy={isLoading}
          onClick={isLoading ? undefined : submit}
        >
          Search
        </Button>
      </Stack>
      <Typography variant="note" role="status" sx={{ minHeight: '1.25rem', mt: 1 }}>
        {stateText(remote)}
      </Typography>
    </Box>
  );
}

function stateText(remote: RemoteState<unknown, MedicalCategoriesMap>): string {
  switch (remote.status) {
    case 'idle':
      return 'Enter a search term to find categories';
    case 'pending':
      return 'Searching topics...';
    case 'success':
      return foundText(remote.data);
    case 'error':
      return '';
  }
}

/** If more names are selected, only their number is shown, and 'Show chosen' lists them. */
const CHIPS = 8;

const BOX = { padding: '8px 14px 12px', borderTop: 1, borderColor: 'divider' };

const CHIP = {
  flexWrap: 'nowrap',
  maxWidth: '100%',
  pl: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'primary.soft',
};

const REMOVE = {
  minWidth: 0,
  minHeight: 0,
  width: 28,
  height: 28,
  padding: 0,
  borderRadius: '50%',
  '@media (pointer: coarse)': { width: 36, height: 36 },
};

interface ChosenTopicsProps {
  readonly chosen: MedicalCategoriesMap;
  /** The lists show the selected names instead of the search results. */
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onChange: (changed: Partial<MedicalCategoriesMap>) => void;
}

/** Selection of this search and earlier ones; each name can be removed. */
function ChosenTopics({ chosen, isShown, onShow, onChange }: ChosenTopicsProps) {
  const total = chosen.topics.length + chosen.subtopics.length;
  const names = MEDICAL_CATEGORY_KEYS.flatMap((key) =>
    chosen[key].slice(0, CHIPS).map((name) => ({ key, name })),
  ).slice(0, CHIPS);
  const heading = useRef<HTMLHeadingElement>(null);
  // The clicked button is removed or disabled together with what it removes.
  const remove = (changed: Partial<MedicalCategoriesMap>): void => {
    heading.current?.focus();
    onChange(changed);
  };
  return (
    <Box component="section" aria-label="Chosen topics" sx={BOX}>
      <Stack direction="row" spacing="4px 14px">
        <Typography
          component="h2"
          variant="subtitle2"
          ref={heading}
          tabIndex={-1}
          sx={{ marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' }}
        >
          {`${total} chosen`}
        </Typography>
        <TextButton
          disabled={total === 0 && !isShown}
          aria-pressed={isShown}
          onClick={() => onShow(!isShown)}
        >
          Show chosen
        </TextButton>
        <TextButton disabled={total === 0} onClick={() => remove({ topics: [], subtopics: [] })}>
          Remove all
        </TextButton>
      </Stack>
      <Stack component="ul" direction="row" spacing={0.75} sx={{ mt: 0.5 }}>
        {names.map(({ key, name }) => (
          <Stack key={`${key} ${name}`} component="li" direction="row" spacing={0} sx={CHIP}>
            <Typography component="span" variant="body2" noWrap>
              {name}
            </Typography>
            <IconAction
              label={`Remove ${name}`}
              sx={REMOVE}
              onClick={() => remove({ [key]: toggleName(chosen[key], name) })}
            >
              <CloseIcon size={14} />
            </IconAction>
          </Stack>
        ))}
        {total > names.length && (
          <Typography component="li" variant="note">{`and ${total - names.length} more`}</Typography>
        )}
      </Stack>
    </Box>
  );
}

/** The selection is kept across searches. */
export function PowerSearchMode() {
  const dispatch = useAppDispatch();
  const remote = useSelector((root) => findTopics.selectState(root));
  const { topics, subtopics } = useSelector(selectChosen);
  const showsMissing = useSelector((root) => selectBuilder(root).showsMissing);
  // The selection when 'Show chosen' was pressed: a deselected name can be selected again.
  const [looked, setLooked] = useState<MedicalCategoriesMap>();
  const [settled, setSettled] = useState(remote);
  // Kept until the next result replaces it.
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
      <BuilderColumns count={2} isStale={remote.status === 'pending'}>
        {MEDICAL_CATEGORY_KEYS.map((key, index) => (
          <CategoryPicker
            key={key}
            part={key}
            isDivided={index > 0}
            heading={LIST_HEADINGS[key]}
            names={(looked ?? found)?.[key]}
            chosen={chosen[key]}
            tally={`${chosen[key].length} chosen`}
            problem={isMissing ? categoryProblem(key) : undefined}
            onChange={(names) => dispatch(namesChosen({ [key]: names }))}
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
                {() => <StateMessage text={EMPTY_LIST_TEXTS[key]} />}
              </RemoteContent>
            )}
          </CategoryPicker>
        ))}
      </BuilderColumns>
      <ChosenTopics
        chosen={chosen}
        isShown={looked !== undefined}
        onShow={(isShown) => setLooked(isShown ? chosen : undefined)}
        onChange={(changed) => dispatch(namesChosen(changed))}
      />
    </>
  );
}
