import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FieldArray, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { CrossIcon, PlusIcon } from '@/shared/icons/icons';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import type { PublishForm } from './qlinkModel';

/** Questions of a link, one row each: 'Question ID {k}', with buttons to add and remove. */
export function QuestionIds() {
  const { questionIds } = useFormikContext<PublishForm>().values;
  const count = questionIds.length;
  const rows = useRef<HTMLDivElement>(null);
  /** Row of the field that gets the focus once the rows have changed. */
  const nextRow = useRef<number>(undefined);
  useEffect(() => {
    if (nextRow.current === undefined) return;
    rows.current?.querySelectorAll('input')[nextRow.current]?.focus();
    nextRow.current = undefined;
  }, [count]);
  return (
    <FieldArray name="questionIds">
      {(ids) => (
        <>
          <Stack ref={rows} spacing={1.75}>
            {questionIds.map((_, index) => (
              <Stack
                key={index}
                direction="row"
                spacing={0.5}
                sx={{ alignItems: 'flex-start', flexWrap: 'nowrap' }}
              >
                <FormTextField
                  name={`questionIds[${index}]`}
                  label={`Question ID ${index + 1}`}
                  maxLength={64}
                />
                {count > 1 && (
                  <IconAction
                    label={`Remove question ${index + 1}`}
                    sx={{ mt: 3.5 }}
                    onClick={() => {
                      nextRow.current = Math.min(index, count - 2);
                      ids.remove(index);
                    }}
                  >
                    <CrossIcon size={18} />
                  </IconAction>
                )}
              </Stack>
            ))}
          </Stack>
          <Button
            startIcon={<PlusIcon size={16} />}
            onClick={() => {
              nextRow.current = count;
              ids.push('');
            }}
          >
            Add question
          </Button>
        </>
      )}
    </FieldArray>
  );
}
