import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ExpandIcon } from '@/shared/icons/icons';
import { below } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';
import { CheckList } from './CheckList';
import { countChosen, filterNames, isFilterable, toggleAll, toggleName } from './pickerModel';

const Picker = styled('section')<{ readonly isDivided: boolean }>({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  variants: [
    {
      props: { isDivided: true },
      style: {
        borderLeft: `1px solid ${vars.palette.divider}`,
        [below('tablet')]: { borderTop: `1px solid ${vars.palette.divider}`, borderLeft: 0 },
      },
    },
  ],
});

/** `Picker` lays out its parts and puts the problem between heading and list. */
const HeadingPanel = styled(Accordion)({
  display: 'contents',
  '& > .MuiCollapse-root': { order: 2 },
});

const Summary = styled(AccordionSummary)({
  flexDirection: 'row-reverse',
  gap: 6,
  // The tally is positioned over the right end.
  padding: '0 96px 0 8px',
  '& .MuiAccordionSummary-content': { margin: 0 },
  '& .MuiAccordionSummary-expandIconWrapper': { transform: 'rotate(-90deg)' },
  '& .MuiAccordionSummary-expandIconWrapper.Mui-expanded': { transform: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
});

const HeadingBody = styled(AccordionDetails)({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  borderTop: `1px solid ${vars.palette.divider}`,
});

const FilterBox = styled(OutlinedInput)({ margin: '8px 8px 0' });

const AllBox = styled('div')({
  padding: 6,
  borderBottom: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
});

interface CategoryPickerProps {
  readonly heading: string;
  /** Name by which Create Quiz finds a missing part. */
  readonly part: string;
  /** Whether a line divides it from the previous one. */
  readonly isDivided?: boolean;
  /** All options; undefined while there is no list: `children` is shown then. */
  readonly names: readonly string[] | undefined;
  readonly chosen: readonly string[];
  /** 'View' mode: the boxes show the selection, disabled. */
  readonly viewOnly?: boolean;
  readonly initiallyOpen?: boolean;
  readonly tally?: string;
  readonly problem?: string | undefined;
  /** Skeleton, empty or error state. */
  readonly children?: ReactNode;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** It is on top of the right end of the heading. */
const TALLY = {
  position: 'absolute',
  top: 0,
  right: 14,
  lineHeight: '44px',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
};

export function CategoryPicker(props: CategoryPickerProps) {
  const { heading, names, chosen, viewOnly = false, problem, onChange } = props;
  const [isOpen, setOpen] = useState(props.initiallyOpen ?? true);
  const [filter, setFilter] = useState('');
  const id = useId();
  const chosenNames = useMemo(() => new Set(chosen), [chosen]);
  const shown = useMemo(() => filterNames(names ?? [], filter), [names, filter]);
  const chosenShown = countChosen(shown, chosenNames);

  return (
    <Picker data-part={props.part} isDivided={props.isDivided ?? false}>
      <HeadingPanel expanded={isOpen} onChange={(_, expanded) => setOpen(expanded)}>
        <Summary
          id={`${id}-heading`}
          aria-controls={id}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          expandIcon={<ExpandIcon size={18} />}
        >
          {heading}
        </Summary>
        <HeadingBody>
          {names === undefined || names.length === 0 ? (
            props.children
          ) : (
            <>
              {isFilterable(names.length) && (
                <FilterBox
                  type="search"
                  size="small"
                  slotProps={{ input: { 'aria-label': `Filter ${heading}` } }}
                  placeholder="Filter"
                  value={filter}
                  onChange={({ target }) => setFilter(target.value)}
                />
              )}
              <AllBox>
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
              </AllBox>
              {shown.length === 0 && (
                <Typography color="textSecondary" align="center" sx={{ padding: '24px 14px' }}>
                  No results found
                </Typography>
              )}
              <CheckList
                label={heading}
                names={shown}
                chosen={chosenNames}
                disabled={viewOnly}
                onToggle={(name) => onChange(toggleName(chosen, name))}
              />
            </>
          )}
        </HeadingBody>
      </HeadingPanel>
      {names !== undefined && names.length > 0 && (
        <Typography component="span" variant="note" sx={TALLY}>
          {props.tally ?? `${chosen.length} of ${names.length}`}
        </Typography>
      )}
      {problem !== undefined && (
        <Typography variant="problem" id={`${id}-problem`} sx={{ order: 1, padding: '0 14px 8px 32px' }}>
          {problem}
        </Typography>
      )}
    </Picker>
  );
}
