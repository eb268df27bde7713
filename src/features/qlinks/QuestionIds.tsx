import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { FieldArray, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { CrossIcon, PlusIcon } from '@/shared/icons/icons';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import type { PublishForm } from './qlinkModel';

const Rows = styled('div')({ display: 'contents' });

const Row = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  '& > div': { flex: 1, minWidth: 0 },
});

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
          <Rows ref={rows}>
            {questionIds.map((_, index) => (
              <Row key={index}>
                <div>
                  <FormTextField
                    name={`questionIds[${index}]`}
                    label={`Question ID ${index + 1}`}
                    maxLength={64}
                  />
                </div>
                {count > 1 && (
                  <IconButton
                    aria-label={`Remove question ${index + 1}`}
                    title={`Remove question ${index + 1}`}
                    sx={{ mt: 3.5 }}
                    onClick={() => {
                      nextRow.current = Math.min(index, count - 2);
                      ids.remove(index);
                    }}
                  >
                    <CrossIcon size={18} />
                  </IconButton>
                )}
              </Row>
            ))}
          </Rows>
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
