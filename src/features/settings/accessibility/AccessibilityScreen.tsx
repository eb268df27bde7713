import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { matchesAllWords } from '@/shared/format/matchesAllWords';
import { paths } from '@/shared/routing/paths';
import { useQuery } from '@/shared/routing/useQuery';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { Section } from '@/shared/ui/layout/Section';
import { SearchField } from '@/shared/ui/list/ListTable';
import { Paper } from '@/shared/ui/print/Paper';
import { useIsPrinting } from '@/shared/ui/print/useIsPrinting';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { DataTable } from '@/shared/ui/table/DataTable';
import { type Column, idOf } from '@/shared/ui/table/dataTableModel';
import { type Criterion, LEVEL_A, LEVEL_AA } from './criteria';
import { CriteriaSheet } from './CriteriaSheet';
import { HOW_TESTED, INTRODUCTION, NOT_TESTED } from './statement';

const LEVELS = [
  ['Level A', LEVEL_A],
  ['Level AA', LEVEL_AA],
] as const;

const columns: readonly Column<Criterion>[] = [
  {
    id: 'criterion',
    narrow: 'lead',
    header: 'Criterion',
    width: '230px',
    isRowHeader: true,
    sortBy: ({ id }) => id,
    cell: ({ id, name }) => `${id} ${name}`,
  },
  { id: 'conformance', header: 'Conformance', width: '160px', sortBy: ({ conformance }) => conformance },
  { id: 'remarks', narrow: 'line', header: 'Remarks', sortBy: ({ remarks }) => remarks },
];

const wordsOf = ({ id, name, conformance, remarks }: Criterion): string =>
  `${id} ${name} ${conformance} ${remarks}`;

/** /user-settings/accessibility: what the app meets of WCAG 2.2 A and AA, as a VPAT lists it. */
export function AccessibilityScreen() {
  const { params, change } = useQuery();
  const isPrinting = useIsPrinting();
  const search = params.get('q') ?? '';
  const found = useMemo(() => {
    const isFound = matchesAllWords(search);
    return LEVELS.map(([name, rows]) => [name, rows.filter((row) => isFound(wordsOf(row)))] as const).filter(
      ([, rows]) => rows.length > 0,
    );
  }, [search]);
  return (
    <>
      <PageHead title="Accessibility">
        <Button component={Link} to={paths.settings.to()}>
          Back to Settings
        </Button>
      </PageHead>
      {isPrinting && (
        <Paper>
          <CriteriaSheet levels={LEVELS} />
        </Paper>
      )}
      <Stack spacing={3}>
        <Typography sx={{ maxWidth: '75ch' }}>{INTRODUCTION}</Typography>
        <Section title="How it was tested">
          <Points points={HOW_TESTED} />
        </Section>
        <Section title="What was not tested">
          <Points points={NOT_TESTED} />
        </Section>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-end' }}>
          <SearchField
            label="Search criteria"
            value={search}
            onChange={(q) => change({ q: q === '' ? undefined : q })}
          />
          <Button sx={{ marginInlineStart: 'auto' }} onClick={() => window.print()}>
            Print
          </Button>
        </Stack>
        {found.length === 0 && <StateMessage text="No criterion found" />}
        {found.map(([name, rows]) => (
          <Section key={name} title={name}>
            <DataTable name={name} columns={columns} rows={rows} rowKey={idOf} />
          </Section>
        ))}
      </Stack>
    </>
  );
}

const Points = ({ points }: { readonly points: readonly string[] }) => (
  <Stack component="ul" spacing={0.5} sx={{ maxWidth: '75ch', listStyle: 'disc', pl: 3 }}>
    {points.map((point) => (
      <Typography key={point} component="li">
        {point}
      </Typography>
    ))}
  </Stack>
);
