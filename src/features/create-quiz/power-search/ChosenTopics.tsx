import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useRef } from 'react';
import { toggleName } from '@/features/create-quiz/category-mode/pickerModel';
import { MEDICAL_CATEGORY_KEYS, type MedicalCategoriesMap } from '@/shared/api/category';
import { CloseIcon } from '@/shared/icons/icons';
import { Chips, ChosenBox, ChosenHead, More } from './searchStyles';

/** With more selected names only their number is shown, and 'Show chosen' lists them. */
const CHIPS = 8;

interface ChosenTopicsProps {
  readonly chosen: MedicalCategoriesMap;
  /** The lists show the selected names instead of the search results. */
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onChange: (changed: Partial<MedicalCategoriesMap>) => void;
}

/** Selection of this search and earlier ones; each name can be removed. */
export function ChosenTopics({ chosen, isShown, onShow, onChange }: ChosenTopicsProps) {
  const total = chosen.topics.length + chosen.subtopics.length;
  const names = MEDICAL_CATEGORY_KEYS.flatMap((key) =>
    chosen[key].slice(0, CHIPS).map((name) => ({ key, name })),
  ).slice(0, CHIPS);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that is clicked is removed or disabled with what it removes.
  const remove = (changed: Partial<MedicalCategoriesMap>): void => {
    heading.current?.focus();
    onChange(changed);
  };
  return (
    <ChosenBox aria-label="Chosen topics">
      <ChosenHead>
        <h2 ref={heading} tabIndex={-1}>
          {`${total} chosen`}
        </h2>
        <Link
          component="button"
          type="button"
          disabled={total === 0 && !isShown}
          aria-pressed={isShown}
          onClick={() => onShow(!isShown)}
        >
          Show chosen
        </Link>
        <Link
          component="button"
          type="button"
          disabled={total === 0}
          onClick={() => remove({ topics: [], subtopics: [] })}
        >
          Remove all
        </Link>
      </ChosenHead>
      <Chips data-part="chips">
        {names.map(({ key, name }) => (
          <li key={`${key} ${name}`}>
            <span>{name}</span>
            <IconButton
              aria-label={`Remove ${name}`}
              title={`Remove ${name}`}
              onClick={() => remove({ [key]: toggleName(chosen[key], name) })}
            >
              <CloseIcon size={14} />
            </IconButton>
          </li>
        ))}
        {total > names.length && <More>{`and ${total - names.length} more`}</More>}
      </Chips>
    </ChosenBox>
  );
}
