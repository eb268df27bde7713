import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import {
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { counted } from '@/shared/format/numbers';
import { SearchIcon } from '@/shared/icons/icons';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { TextField } from '@/shared/ui/form/TextField';
import { VisuallyHidden, visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { useIsPainted } from '@/shared/ui/lazy/useIsPainted';
import { type FoundGroup, searchLabValues } from './labSearchModel';
import { LAB_GROUPS, LAB_SOURCES, LAB_VALUES, type LabGroup, type LabValue } from './labValues';

const CONTENT = { display: 'grid', gridTemplateRows: 'auto auto minmax(0, 1fr)', minHeight: 0 };

const GroupTab = styled(Tab)({ padding: '0 6px', font: vars.font.caption, fontWeight: weights.medium });

const LabScroller = styled('div')<{ readonly isPainted: boolean }>({
  overflowY: 'auto',
  minHeight: 0,
  padding: '0 16px 20px',
  overscrollBehavior: 'contain',
  contain: 'layout style paint',
  containerType: 'inline-size',
  // A zoom would not do: WebKit compares the width of a zoomed container as if it were not zoomed.
  fontSize: 'calc(0.8125rem * var(--reading-scale))',
  '&:focus-visible': { outlineOffset: -2 },
  variants: [
    {
      // What is below the edge of the panel is shown after the first paint.
      props: { isPainted: false },
      style: { '& tbody tr:nth-of-type(n + 16)': { display: 'none' } },
    },
  ],
});

const LabCaption = styled('caption')({
  // Doubled class: MUI's table styles its captions itself.
  '&&': {
    padding: '10px 0 4px',
    color: vars.palette.text.secondary,
    font: vars.font.subtitle2,
    fontSize: '1.08em',
    textAlign: 'start',
    captionSide: 'top',
  },
});

/** Too narrow for three columns: the name of a value is above its range. */
const STACKED = '@container (max-width: 23em)';
const LabHeadRow = styled(TableRow)({ [STACKED]: visuallyHidden });
const VALUE_ROW = { [STACKED]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } };

/** The values are as large as the text of the question. */
const LARGE = { fontSize: 'inherit' };

const NAME = {
  ...LARGE,
  width: '38%',
  verticalAlign: 'top',
  fontWeight: weights.medium,
  [STACKED]: { gridColumn: '1 / -1', width: 'auto' },
};
const RANGES = {
  ...LARGE,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  [STACKED]: { width: 'auto', padding: '0 6px 4px 0', borderTop: 0 },
};
const UNIT = { ...RANGES, width: '26%', color: 'text.secondary' };

/** What the panel shows: a group, or what was found in all of them. */
function useLabSearch() {
  const [group, setGroup] = useState<LabGroup>('Serum');
  const [search, setSearch] = useState('');
  // Typing has priority over rendering the table.
  const searchText = useDeferredValue(search.trim());
  const found = useMemo(
    () => (searchText === '' ? [{ group, values: LAB_VALUES[group] }] : searchLabValues(searchText)),
    [searchText, group],
  );
  const chooseGroup = (chosen: LabGroup): void => {
    setSearch('');
    setGroup(chosen);
  };
  return { group, chooseGroup, search, setSearch, isSearch: searchText !== '', found };
}

/** In four groups; a search looks in all of them. */
export function LabValues() {
  const id = useId();
  const { group, chooseGroup, search, setSearch, isSearch, found } = useLabSearch();
  const [isSi, setIsSi] = useState(false);
  const isPainted = useIsPainted();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const count = found.reduce((sum, { values }) => sum + values.length, 0);
  const clearAtEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || search === '') return;
    event.preventDefault();
    setSearch('');
  };
  return (
    <Box sx={CONTENT}>
      <Stack direction="row" spacing="8px 16px" sx={{ alignItems: 'end', padding: '0 16px 8px' }}>
        <Box sx={{ flex: '1 1 12rem' }}>
          <TextField
            label="Search lab values"
            type="search"
            size="small"
            value={search}
            autoComplete="off"
            inputRef={input}
            startAdornment={<SearchIcon size={18} />}
            slotProps={{ input: { spellCheck: false, enterKeyHint: 'search' } }}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={clearAtEscape}
          />
        </Box>
        <FormControlLabel
          label="SI units"
          sx={{ gap: 1, minHeight: 36 }}
          control={<Switch checked={isSi} onChange={(_, isOn) => setIsSi(isOn)} />}
        />
      </Stack>
      <Box sx={{ minWidth: 0, px: 1 }}>
        <Tabs
          aria-label="Groups of lab values"
          value={isSearch ? false : group}
          selectionFollowsFocus
          onChange={(_, chosen: LabGroup) => chooseGroup(chosen)}
        >
          {LAB_GROUPS.map((name, index) => (
            <GroupTab
              key={name}
              value={name}
              label={name}
              id={`${id}-${index}`}
              aria-controls={`${id}-values`}
            />
          ))}
        </Tabs>
      </Box>
      <LabScroller
        key={isSearch ? 'search' : group}
        id={`${id}-values`}
        role="tabpanel"
        tabIndex={0}
        isPainted={isPainted}
        {...(isSearch
          ? { 'aria-label': 'Lab values found' }
          : { 'aria-labelledby': `${id}-${LAB_GROUPS.indexOf(group)}` })}
      >
        <div role="status">
          {isSearch && count === 0 && <Typography sx={{ my: '1em' }}>No lab value found</Typography>}
          {isSearch && count > 0 && <VisuallyHidden>{`${counted(count, 'lab value')} found`}</VisuallyHidden>}
        </div>
        {found.map((part) => (
          <LabTable key={part.group} {...part} isNamed={isSearch} isSi={isSi} />
        ))}
        {isPainted && <Sources />}
      </LabScroller>
    </Box>
  );
}

const SMALL = { fontSize: '0.92em' };

function Sources() {
  return (
    <Box
      component="section"
      aria-label="Sources"
      sx={{ mt: 2, color: 'text.secondary', typography: 'caption', ...SMALL }}
    >
      <Typography component="h3" variant="caption" sx={{ ...LARGE, fontWeight: 'fontWeightBold' }}>
        Sources
      </Typography>
      <div>Adult ranges; those of your laboratory may differ.</div>
      <Box component="ul" sx={{ pl: 2, listStyle: 'disc' }}>
        {LAB_SOURCES.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </Box>
    </Box>
  );
}

interface LabTableProps extends FoundGroup {
  /** For a table whose group no tab names. */
  readonly isNamed: boolean;
  readonly isSi: boolean;
}

const LabTable = memo(function LabTable({ group, values, isNamed, isSi }: LabTableProps) {
  return (
    <Table size="dense">
      <LabCaption>{isNamed ? group : <VisuallyHidden>{group}</VisuallyHidden>}</LabCaption>
      <TableHead>
        <LabHeadRow>
          <TableCell sx={LARGE}>Value</TableCell>
          <TableCell sx={LARGE}>Reference range</TableCell>
          <TableCell sx={LARGE}>Unit</TableCell>
        </LabHeadRow>
      </TableHead>
      <TableBody>
        {values.map((value) => (
          <ValueRow key={value.name} value={value} isSi={isSi} />
        ))}
      </TableBody>
    </Table>
  );
});

function ValueRow({ value, isSi }: { readonly value: LabValue; readonly isSi: boolean }) {
  return (
    <TableRow sx={VALUE_ROW}>
      <TableCell component="th" scope="row" sx={NAME}>
        {value.name}
      </TableCell>
      <TableCell sx={RANGES}>
        {value.ranges.map(([conventional, si, applies]) => (
          <div key={applies ?? ''}>
            {applies !== undefined && (
              <Typography variant="body2" color="textSecondary" sx={LARGE}>
                {applies}
              </Typography>
            )}{' '}
            <span>{isSi ? si : conventional}</span>
          </div>
        ))}
      </TableCell>
      <TableCell sx={UNIT}>{isSi ? value.siUnit : value.unit}</TableCell>
    </TableRow>
  );
}
