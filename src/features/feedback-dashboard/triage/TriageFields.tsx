import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FieldGroup } from '@/shared/ui/form/FieldGroup';
import { SelectField } from '@/shared/ui/form/SelectField';
import { TextField } from '@/shared/ui/form/TextField';
import { Columns } from '@/shared/ui/layout/Columns';
import { TRIAGE_NOTE_LENGTH, TRIAGE_STATUSES, triageNames, triageOf } from './triageModel';
import { useTriages } from './useTriages';

const OPTIONS = TRIAGE_STATUSES.map((status) => ({ value: status, name: triageNames[status] }));

/** Saved with each change. */
export function TriageFields({ questionId }: { readonly questionId: string }) {
  const { triages, change } = useTriages();
  const { status, note } = triageOf(triages, questionId);
  // While the user types, the text is not replaced by what is read from the device.
  const [typed, setTyped] = useState<string>();
  return (
    <FieldGroup name="Triage">
      <Columns tracks="max-content minmax(0, 1fr)" until="tablet" spacing="8px 16px">
        <SelectField
          label="Status"
          value={status}
          options={OPTIONS}
          onChange={(chosen) => change(questionId, { status: chosen })}
        />
        <TextField
          label="Note"
          rows={2}
          value={typed ?? note}
          slotProps={{ input: { maxLength: TRIAGE_NOTE_LENGTH } }}
          onChange={({ target }) => {
            setTyped(target.value);
            change(questionId, { note: target.value });
          }}
          onBlur={() => setTyped(undefined)}
        />
      </Columns>
      <Typography variant="note">Only for you: saved on this device as you type, never sent.</Typography>
    </FieldGroup>
  );
}
