import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BuilderField } from '@/features/create-quiz/settings/BuilderField';
import { searchSubmitted, searchTyped, selectBuilder } from '@/features/create-quiz/store/builderSlice';
import { findTopics } from '@/features/create-quiz/store/calls';
import {
  foundText,
  isSearchable,
  MAXIMUM_SEARCH,
  searchHelper,
} from '@/features/create-quiz/store/powerSearchModel';
import type { MedicalCategoriesMap } from '@/shared/api/category';
import type { RemoteState } from '@/shared/remote/createRemoteCall';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

const FRAME = { padding: '12px 14px 10px', borderBottom: 1, borderColor: 'divider' };

/** Aligned with the input. */
const SEARCH = { mt: '27px', minHeight: 38, '@media (pointer: coarse)': { minHeight: 46 } };

export function SearchBox() {
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
