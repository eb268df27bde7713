import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { vars } from '@/shared/theme/vars';
import { SelectField } from '@/shared/ui/form/SelectField';
import { TextField } from '@/shared/ui/form/TextField';
import { TRIAGE_NOTE_LENGTH, TRIAGE_STATUSES, triageNames, triageOf } from './triageModel';
import { useTriages } from './useTriages';

const Fields = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '8px 16px',
  minWidth: 0,
  margin: '0 0 8px',
  padding: '8px 16px 12px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  '& legend': { marginInlineStart: -6, padding: '0 6px', font: vars.font.subtitle2 },
  '& > p': {
    gridColumn: '1 / -1',
    margin: 0,
    color: vars.palette.text.secondary,
    font: vars.font.body2,
  },
  '@media (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const OPTIONS = TRIAGE_STATUSES.map((status) => ({ value: status, name: triageNames[status] }));

/** What is done about the feedback on a question; saved with each change. */
export function TriageFields({ questionId }: { readonly questionId: string }) {
  const { triages, change } = useTriages();
  const { status, note } = triageOf(triages, questionId);
  // While it is typed, the text is not replaced by what is read from the device.
  const [typed, setTyped] = useState<string>();
  return (
    <Fields>
      <legend>Triage</legend>
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
      <p>For you alone: saved on this device as you type, never sent.</p>
    </Fields>
  );
}
