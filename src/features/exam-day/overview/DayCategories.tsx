import { useState } from 'react';
import { CATEGORY_LABELS } from '@/domain/question/categoryLabels';
import { loadCategories } from '@/domain/quiz/calls';
import { CategoryPicker } from '@/domain/quiz/picker/CategoryPicker';
import { PickerSkeleton } from '@/domain/quiz/picker/PickerSkeleton';
import { CATEGORY_KEYS, type CategoryMap } from '@/shared/api/category';
import { useRemote } from '@/shared/remote/useRemote';
import { isBelow } from '@/shared/theme/breakpoints';
import { Columns } from '@/shared/ui/layout/Columns';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';

const HEIGHTS = { '--list-height': '320px', '--virtualized-height': '320px' };

interface DayCategoriesProps {
  readonly chosen: CategoryMap;
  readonly showsMissing: boolean;
  readonly onChange: (chosen: CategoryMap) => void;
}

/** They apply to every block of the day. */
export function DayCategories({ chosen, showsMissing, onChange }: DayCategoriesProps) {
  const remote = useRemote(loadCategories, undefined);
  // If the lists are stacked, only one is expanded.
  const [isStacked] = useState(() => matchMedia(isBelow('twoColumns')).matches);
  if (remote.state.status === 'error') {
    return (
      <RemoteContent remote={remote} skeleton={null} failure="The categories could not be loaded.">
        {() => null}
      </RemoteContent>
    );
  }
  return (
    <Columns tracks="repeat(3, minmax(0, 1fr))" until="twoColumns" sx={HEIGHTS}>
      {CATEGORY_KEYS.map((key, index) => (
        <CategoryPicker
          key={key}
          part={key}
          heading={CATEGORY_LABELS[key]}
          names={remote.data?.[key]}
          chosen={chosen[key]}
          initiallyOpen={!isStacked || index === 0}
          problem={
            showsMissing && chosen[key].length === 0
              ? `Select at least one ${CATEGORY_LABELS[key]}`
              : undefined
          }
          onChange={(names) => onChange({ ...chosen, [key]: names })}
        >
          <RemoteContent remote={remote} skeleton={<PickerSkeleton rows={8} />}>
            {() => <StateMessage text="No results found" />}
          </RemoteContent>
        </CategoryPicker>
      ))}
    </Columns>
  );
}
