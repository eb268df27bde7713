import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { CUSTOM, LIMITS, type Profile, profileOf } from '@/domain/exam-day/profiles';
import { useExtraTime } from '@/domain/study/plan/useStudyPlan';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { SelectField } from '@/shared/ui/form/SelectField';
import { Columns } from '@/shared/ui/layout/Columns';
import { type DayForm, EXAMS, extraTimeText, formatOf, formOf, rowsOf } from './startDayModel';

const OPTIONS = EXAMS.map((exam) => ({ value: exam, name: exam }));

const FIELDS = [
  { name: 'blocks', label: 'Blocks' },
  { name: 'items', label: 'Items in a block' },
  { name: 'minutes', label: 'Minutes for a block' },
  { name: 'breakMinutes', label: 'Minutes of break' },
] as const;

const FORMAT = { maxWidth: 640 };

interface FormatFieldsProps {
  readonly onExam: (exam: string) => void;
  /** The choice of the tutorial, for the exams that have one. */
  readonly children: ReactNode;
}

/** The exam of the day, its blocks and its breaks. */
export function FormatFields({ onExam, children }: FormatFieldsProps) {
  const { values, setValues } = useFormikContext<DayForm>();
  const profile = profileOf(values.exam);
  const extraTime = useExtraTime();
  const format = formatOf(values);
  return (
    <Stack spacing={2} sx={FORMAT}>
      <SelectField
        label="Exam"
        value={values.exam}
        options={OPTIONS}
        onChange={(exam) => {
          onExam(exam);
          void setValues(formOf(exam, values));
        }}
      />
      <Columns tracks="repeat(auto-fit, minmax(min(100%, 150px), 1fr))" sx={{ alignItems: 'start' }}>
        {FIELDS.map(({ name, label }) => (
          <FormTextField
            key={name}
            name={name}
            label={label}
            inputMode="numeric"
            slotProps={{ input: { readOnly: values.exam !== CUSTOM } }}
          />
        ))}
      </Columns>
      {extraTime !== undefined && format !== undefined && (
        <Typography color="textSecondary">{extraTimeText(format.minutes, extraTime)}</Typography>
      )}
      <FormTextField
        name="extraBreakMinutes"
        label="Extra break minutes"
        type="number"
        min={String(LIMITS.breakMinutes[0])}
        slotProps={{ input: { max: LIMITS.breakMinutes[1] } }}
        helper="For the whole day, beside the breaks of the exam."
        sx={{ maxWidth: 150 }}
      />
      {profile?.tutorialMinutes !== undefined && (
        <div>
          {children}
          <Typography variant="note">
            {`${profile.tutorialMinutes} minutes. What is left of them is added to the break.`}
          </Typography>
        </div>
      )}
      {profile !== undefined && profile.parts.length > 0 && <BlockTable profile={profile} />}
    </Stack>
  );
}

/** The blocks of a day on which they differ. */
function BlockTable({ profile }: { readonly profile: Profile }) {
  return (
    <div>
      <Table size="small" aria-label={`Blocks of ${profile.exam}`}>
        <TableHead>
          <TableRow>
            <TableCell>Block</TableCell>
            <TableCell align="right">Items</TableCell>
            <TableCell align="right">Minutes</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rowsOf(profile).map(({ name, items, minutes }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{items}</TableCell>
              <TableCell align="right">{minutes}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {profile.fixedBreaks.length > 0 && (
        <Typography variant="note">
          {`Breaks after the blocks: ${profile.fixedBreaks.join(', ')} minutes. Nothing carries over.`}
        </Typography>
      )}
    </div>
  );
}
