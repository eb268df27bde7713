import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useId, useState } from 'react';
import { loadPlans } from '@/domain/plan/calls';
import { BatchProgress } from '@/features/admin-portal/invitations/many/BatchProgress';
import {
  inviteManyActions,
  selectBatch,
  selectIsInviteManyOpen,
} from '@/features/admin-portal/invitations/many/inviteManySlice';
import { PlanField } from '@/features/admin-portal/invitations/PlanField';
import { type AddressList, parseAddresses } from '@/shared/format/addressList';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { useRemote } from '@/shared/remote/useRemote';
import { serverNow } from '@/shared/storage/serverClock';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { FileButton } from '@/shared/ui/controls/FileButton';
import { Form } from '@/shared/ui/form/Form';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { Columns } from '@/shared/ui/layout/Columns';
import { CheckedPeople } from './CheckedPeople';
import { checkListRules } from './checkListModel';
import { ColumnChoice } from './ColumnChoice';
import { columnsOf, decodeText, type ListColumn } from './listFileModel';
import { readPeople } from './peopleCall';

/** A file and the column that was taken from it. */
interface ListFile {
  readonly name: string;
  readonly columns: readonly ListColumn[];
  readonly chosen: ListColumn;
}

interface CheckedList {
  readonly list: AddressList;
  /** Milliseconds. */
  readonly now: number;
  /** Undefined for a list from the text box. */
  readonly file: ListFile | undefined;
}

/** 'Check a list': who on it has an account or an invitation. The list is in this component's state only. */
export function CheckListDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const batch = useSelector(selectBatch);
  const isInviting = useSelector(selectIsInviteManyOpen);
  const [checked, setChecked] = useState<CheckedList>();
  const isResending = batch !== undefined && !isInviting;
  useEffect(() => () => void dispatch(readPeople.actions.reset()), [dispatch]);

  const check = (text: string, file?: ListFile) => {
    setChecked({ list: parseAddresses(text), now: serverNow(), file });
    dispatch(readPeople.actions.reset());
    dispatch(readPeople.actions.request(undefined));
  };
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (!isResending && reason === 'escapeKeyDown') onClose();
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xl"
    >
      <DialogTitle id={titleId}>Check a list</DialogTitle>
      {isResending && (
        <BatchProgress
          batch={batch}
          closeLabel="Back to the list"
          onClose={() => dispatch(inviteManyActions.inviteManyClosed())}
        />
      )}
      {/* Stays while invitations are sent again, so that the text is not lost. */}
      <Stack spacing={0} sx={{ display: isResending ? 'none' : 'flex', minHeight: 0 }}>
        <DialogContent>
          <Columns tracks="minmax(0, 19rem) minmax(0, 1fr)" until="twoColumns" spacing="16px 32px">
            <Form
              initialValues={{ emails: '', packageId: '' }}
              rules={checkListRules}
              onSend={({ emails }) => check(emails)}
              beside={
                checked === undefined ? <Explanation /> : <Checked checked={checked} onColumn={check} />
              }
            >
              <ListFields onFile={(file) => check(file.chosen.text, file)} />
            </Form>
          </Columns>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

/** A sheet of 2,000 lines is far smaller. */
const MAX_FILE_BYTES = 5_000_000;

async function readListFile(file: File): Promise<ListFile | { readonly problem: string }> {
  if (file.size > MAX_FILE_BYTES) {
    return { problem: 'This file is larger than 5 MB. Save the column of addresses alone, and choose that.' };
  }
  // A file that was moved after being chosen cannot be read.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return { problem: 'This file could not be read. Please choose it again.' };
  const text = decodeText(new Uint8Array(bytes));
  if (text === undefined) {
    return { problem: 'This is not a text file. Save the sheet as CSV, and choose that.' };
  }
  const columns = columnsOf(text);
  const [chosen] = columns;
  if (chosen === undefined || chosen.count === 0) {
    return { problem: 'There is no email address in this file.' };
  }
  return { name: file.name, columns, chosen };
}

function ListFields({ onFile }: { readonly onFile: (file: ListFile) => void }) {
  const plans = useRemote(loadPlans, undefined);
  const { setFieldValue } = useFormikContext();
  const [problem, setProblem] = useState<string>();
  const take = async (chosen: File): Promise<void> => {
    const file = await readListFile(chosen);
    if ('problem' in file) {
      setProblem(file.problem);
      return;
    }
    setProblem(undefined);
    await setFieldValue('emails', file.chosen.text);
    onFile(file);
  };
  return (
    <Stack spacing={2}>
      <FormTextField
        name="emails"
        label="Emails"
        rows={8}
        helper="One per line, or separated by commas or spaces. This list is not kept."
        slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      />
      {problem !== undefined && <ErrorAlert text={problem} />}
      <PlanField plans={plans} />
      <Stack direction="row">
        <FileButton fileLabel="List file" accept="text/*,.csv,.tsv,.txt" onFile={(file) => void take(file)}>
          Choose file
        </FileButton>
        <Button type="submit" variant="contained">
          Check
        </Button>
      </Stack>
    </Stack>
  );
}

const Explanation = () => (
  <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
    Shows who on a list has an account, who is invited and until when, and who was never invited. Checking
    sends nothing.
  </Typography>
);

interface CheckedProps {
  readonly checked: CheckedList;
  readonly onColumn: (text: string, file: ListFile) => void;
}

function Checked({ checked: { list, now, file }, onColumn }: CheckedProps) {
  const { setFieldValue } = useFormikContext();
  const choose = async (chosen: ListColumn): Promise<void> => {
    if (file === undefined) return;
    await setFieldValue('emails', chosen.text);
    onColumn(chosen.text, { ...file, chosen });
  };
  return (
    <Stack>
      {file !== undefined && (
        <ColumnChoice
          fileName={file.name}
          columns={file.columns}
          chosen={file.chosen}
          onChoose={(column) => void choose(column)}
        />
      )}
      <CheckedPeople list={list} now={now} />
    </Stack>
  );
}
