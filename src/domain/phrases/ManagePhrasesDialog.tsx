import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import { useUser } from '@/domain/session/currentUser';
import { CollapseIcon, DeleteIcon, EditIcon, ExpandIcon } from '@/shared/icons/icons';
import { serverNow } from '@/shared/storage/serverClock';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { FormDialog } from '@/shared/ui/form/FormDialog';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { MAX_PHRASE_NAME, movedPhrases, type StoredPhrase } from './phraseModel';
import { phrases } from './phraseRecord';
import { usePhrases } from './usePhrases';

const nameRules = object({
  name: string()
    .trim()
    .required('Phrase name is required')
    .max(MAX_PHRASE_NAME, `At most ${MAX_PHRASE_NAME} characters`),
});

/** The order and the names of the phrases; deleting one is asked once. */
export function ManagePhrasesDialog({ onClose }: { readonly onClose: () => void }) {
  const { id: userId } = useUser();
  const { all, isEmpty } = usePhrases();
  const [renamed, setRenamed] = useState<StoredPhrase>();
  const [deleted, setDeleted] = useState<StoredPhrase>();
  const write = ({ id, ...phrase }: StoredPhrase): void =>
    void phrases.write(userId, id, { ...phrase, updatedAt: serverNow() });
  const move = (id: string, step: 1 | -1): void => movedPhrases(all, id, step).forEach(write);
  return (
    <ActionDialog
      title="Manage phrases"
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {isEmpty && <Typography color="textSecondary">No phrases yet</Typography>}
      <Stack component="ol" spacing={0.5}>
        {all.map((phrase, index) => (
          <Stack key={phrase.id} component="li" direction="row" spacing={0.5} sx={{ flexWrap: 'nowrap' }}>
            <Typography noWrap dir="auto" sx={{ flex: 1, minWidth: 0 }}>
              {phrase.name}
            </Typography>
            <IconAction
              label={`Move up ${phrase.name}`}
              aria-disabled={index === 0}
              onClick={() => move(phrase.id, -1)}
            >
              <CollapseIcon size={18} />
            </IconAction>
            <IconAction
              label={`Move down ${phrase.name}`}
              aria-disabled={index === all.length - 1}
              onClick={() => move(phrase.id, 1)}
            >
              <ExpandIcon size={18} />
            </IconAction>
            <IconAction label={`Rename ${phrase.name}`} onClick={() => setRenamed(phrase)}>
              <EditIcon size={18} />
            </IconAction>
            <IconAction label={`Delete ${phrase.name}`} onClick={() => setDeleted(phrase)}>
              <DeleteIcon size={18} />
            </IconAction>
          </Stack>
        ))}
      </Stack>
      {renamed !== undefined && (
        <FormDialog
          title="Rename phrase"
          initialValues={{ name: renamed.name }}
          rules={nameRules}
          submitLabel="Save"
          onSend={({ name }) => {
            write({ ...renamed, name });
            setRenamed(undefined);
          }}
          onClose={() => setRenamed(undefined)}
        >
          <FormTextField name="name" label="Phrase name" />
        </FormDialog>
      )}
      {deleted !== undefined && (
        <ConfirmDialog
          title={`Delete ${deleted.name}?`}
          confirmLabel="Delete"
          destructive
          onConfirm={() => {
            void phrases.remove(userId, deleted.id);
            setDeleted(undefined);
          }}
          onCancel={() => setDeleted(undefined)}
        >
          The phrase is deleted from this device.
        </ConfirmDialog>
      )}
    </ActionDialog>
  );
}
