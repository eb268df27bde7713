import Button from '@mui/material/Button';
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
import { Line, SearchFrame, State } from './searchStyles';

export function SearchBox() {
  const dispatch = useAppDispatch();
  const searchText = useSelector((root) => selectBuilder(root).searchText);
  const remote = useSelector((root) => findTopics.selectState(root));
  const [isFocused, setFocused] = useState(false);
  const isLoading = remote.status === 'pending';
  const submit = (): void => {
    dispatch(searchSubmitted());
  };
  return (
    <SearchFrame>
      <Line>
        <BuilderField
          label="Search topics"
          value={searchText}
          inputMode="search"
          placeholder="Type keywords to search..."
          maxLength={MAXIMUM_SEARCH}
          helper={searchHelper(searchText, isFocused)}
          onChange={(text) => dispatch(searchTyped(text))}
          onEnter={submit}
          onFocusChange={setFocused}
        />
        <Button
          color="inherit"
          disabled={!isSearchable(searchText)}
          // Not `disabled` while it searches, which would take the focus from it.
          aria-disabled={isLoading || undefined}
          aria-busy={isLoading}
          onClick={isLoading ? undefined : submit}
        >
          Search
        </Button>
      </Line>
      <State role="status">{stateText(remote)}</State>
    </SearchFrame>
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
