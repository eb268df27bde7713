import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { CrossIcon, PlusIcon } from '@/shared/icons/icons';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import type { PublishForm } from './qlinkModel';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  '& > div': { flex: 1, minWidth: 0 },
});

/** Questions of a link, one row each: 'Question ID {k}', with buttons to add and remove. */
export function QuestionIds() {
  const { values, setFieldValue } = useFormikContext<PublishForm>();
  const ids = values.questionIds;
  const put = (next: readonly string[]) => void setFieldValue('questionIds', next);
  return (
    <>
      {ids.map((_, index) => (
        <Row key={index}>
          <div>
            <FormTextField name={`questionIds[${index}]`} label={`Question ID ${index + 1}`} maxLength={64} />
          </div>
          {ids.length > 1 && (
            <IconButton
              aria-label={`Remove question ${index + 1}`}
              title={`Remove question ${index + 1}`}
              sx={{ mt: 3.5 }}
              onClick={() => put(ids.filter((__, other) => other !== index))}
            >
              <CrossIcon size={18} />
            </IconButton>
          )}
        </Row>
      ))}
      <Button startIcon={<PlusIcon size={16} />} onClick={() => put([...ids, ''])}>
        Add question
      </Button>
    </>
  );
}
