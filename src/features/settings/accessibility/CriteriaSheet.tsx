import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Criterion } from './criteria';
import { HOW_TESTED, INTRODUCTION, NOT_TESTED } from './statement';

interface CriteriaSheetProps {
  readonly levels: readonly (readonly [name: string, rows: readonly Criterion[]])[];
}

/** The whole statement on paper, whatever is searched for on the screen. */
export function CriteriaSheet({ levels }: CriteriaSheetProps) {
  return (
    <>
      <h1>Accessibility of QLearn</h1>
      <p>{`Release ${__RELEASE__}. ${INTRODUCTION}`}</p>
      <Points title="How it was tested" points={HOW_TESTED} />
      <Points title="What was not tested" points={NOT_TESTED} />
      {levels.map(([name, rows]) => (
        <Table key={name}>
          <caption>{name}</caption>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: '26%' }}>Criterion</TableCell>
              <TableCell sx={{ width: '18%' }}>Conformance</TableCell>
              <TableCell>Remarks</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, name: criterion, conformance, remarks }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">{`${id} ${criterion}`}</TableCell>
                <TableCell>{conformance}</TableCell>
                <TableCell>{remarks}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ))}
    </>
  );
}

const Points = ({ title, points }: { readonly title: string; readonly points: readonly string[] }) => (
  <>
    <h2>{title}</h2>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </>
);
