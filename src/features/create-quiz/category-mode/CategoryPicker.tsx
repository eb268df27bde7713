import { type ReactNode, useId, useMemo, useState } from 'react';
import { ExpandIcon } from '@/shared/icons/icons';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { CheckList } from './CheckList';
import css from './picker.module.css';
import { countChosen, filterNames, isFilterable, toggleAll, toggleName } from './pickerModel';

interface CategoryPickerProps {
  readonly heading: string;
  /** Name by which Create Quiz finds a missing part. */
  readonly part: string;
  /** All options; undefined while there is no list, then `children` is shown. */
  readonly names: readonly string[] | undefined;
  readonly chosen: readonly string[];
  /** 'View' mode: the boxes show the selection, disabled. */
  readonly viewOnly?: boolean;
  /** Whether the accordion is expanded at first. */
  readonly initiallyOpen?: boolean;
  readonly tally?: string;
  readonly problem?: string | undefined;
  /** Skeleton, empty or error state. */
  readonly children?: ReactNode;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** An accordion with a checkbox for each item and one for all. */
export function CategoryPicker(props: CategoryPickerProps) {
  const { heading, names, chosen, viewOnly = false, problem, onChange } = props;
  const [isOpen, setOpen] = useState(props.initiallyOpen ?? true);
  const [filter, setFilter] = useState('');
  const id = useId();
  const chosenNames = useMemo(() => new Set(chosen), [chosen]);
  const shown = useMemo(() => filterNames(names ?? [], filter), [names, filter]);
  const chosenShown = countChosen(shown, chosenNames);

  return (
    <section className={css.picker} data-part={props.part} data-open={isOpen}>
      <h2 className={css.head}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          data-invalid={problem === undefined ? undefined : true}
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandIcon size={18} />
          {heading}
        </button>
        {names !== undefined && names.length > 0 && (
          <span className={css.tally}>{props.tally ?? `${chosen.length} of ${names.length}`}</span>
        )}
      </h2>
      {problem !== undefined && (
        <p className={css.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <div id={id} className={css.body} hidden={!isOpen}>
        {names === undefined || names.length === 0 ? (
          props.children
        ) : (
          <>
            {isFilterable(names.length) && (
              <input
                type="search"
                className={css.filter}
                aria-label={`Filter ${heading}`}
                placeholder="Filter"
                value={filter}
                onChange={({ target }) => setFilter(target.value)}
              />
            )}
            <div className={css.all}>
              <FormControlLabel
                label={`Select all ${heading}`}
                disabled={viewOnly || shown.length === 0}
                control={
                  <Checkbox
                    checked={shown.length > 0 && chosenShown === shown.length}
                    indeterminate={chosenShown > 0 && chosenShown < shown.length}
                    onChange={() => onChange(toggleAll(shown, chosen))}
                  />
                }
              />
            </div>
            {shown.length === 0 && <p className={css.none}>No results found</p>}
            <CheckList
              label={heading}
              names={shown}
              chosen={chosenNames}
              disabled={viewOnly}
              onToggle={(name) => onChange(toggleName(chosen, name))}
            />
          </>
        )}
      </div>
    </section>
  );
}
