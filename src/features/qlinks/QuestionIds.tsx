import { Button } from '@/shared/ui/Button';
import { IconButton } from '@/shared/ui/IconButton';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { FormInput } from '@/shared/ui/form/FormInput';
import { CrossIcon, PlusIcon } from '@/shared/ui/icons';
import type { PublishForm } from './model';

/** The questions of a link, a row each: 'Question ID {k}', with rows to add and to remove. */
export function QuestionIds() {
  const { values, setFieldValue } = useFormikContext<PublishForm>();
  const ids = values.questionIds;
  const put = (next: readonly string[]) => void setFieldValue('questionIds', next);
  return (
    <>
      {ids.map((_, index) => (
        <Stack key={index} sx={{ flexDirection: 'row', alignItems: 'flex-start', gap: 0.5 }}>
          <div style={{ flex: 1, minWidth: 0 }}>
            <FormInput name={`questionIds[${index}]`} label={`Question ID ${index + 1}`} maxLength={64} />
          </div>
          {ids.length > 1 && (
            <IconButton
              aria-label={`Remove question ${index + 1}`}
              title={`Remove question ${index + 1}`}
              style={{ marginTop: 28 }}
              onClick={() => put(ids.filter((__, other) => other !== index))}
            >
              <CrossIcon size={18} />
            </IconButton>
          )}
        </Stack>
      ))}
      <Button startIcon={<PlusIcon size={16} />} onClick={() => put([...ids, ''])}>
        Add question
      </Button>
    </>
  );
}
