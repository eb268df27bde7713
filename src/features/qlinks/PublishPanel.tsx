import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { localToday } from '@/shared/format/dates';
import { CrossIcon, PlusIcon } from '@/shared/icons/icons';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { Form } from '@/shared/ui/form/Form';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { type PublishForm, publishFormOf, publishRules } from './qlinkModel';
import { usePublication } from './useQlinks';

const focusTitle = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[name="title"]')?.focus();

export function PublishPanel() {
  const { isBusy, failure, round, questionId, publish } = usePublication();
  const form = useRef<HTMLFormElement>(null);
  // A user who comes from a question continues with the form, which may be below the list.
  useEffect(() => {
    if (questionId !== undefined) focusTitle(form.current);
  }, [questionId]);
  // After publishing, a new form replaces the one that had the focus.
  useEffect(() => {
    if (round > 0 && document.activeElement === document.body) focusTitle(form.current);
  }, [round, questionId]);
  const [rules] = useState(() => publishRules(localToday));
  const [earliest] = useState(localToday);
  return (
    <Paper component="section" variant="panel" aria-labelledby="publish-title">
      <Typography variant="h2" id="publish-title">
        New link
      </Typography>
      <Form
        key={`${round} ${questionId ?? ''}`}
        name="Publish"
        ref={form}
        initialValues={publishFormOf(questionId)}
        rules={rules}
        isBusy={isBusy}
        onSend={publish}
      >
        <Stack spacing={1.75}>
          <FormTextField name="title" label="Title" maxLength={120} />
          <FormTextField name="description" label="Description" rows={2} />
          <FormTextField
            name="expirationDate"
            label="Expiration date"
            type="date"
            min={earliest}
            helper="The link works until the end of this day."
          />
          <QuestionIds />
          <FormHelperText>
            The figures of a question are not part of the link: choose questions that can be answered without
            them.
          </FormHelperText>
          {failure !== undefined && <ErrorAlert text={failure} />}
          <Button type="submit" variant="contained" aria-busy={isBusy}>
            Publish
          </Button>
        </Stack>
      </Form>
    </Paper>
  );
}

/** Questions of a link, one row each: 'Question ID {k}', with buttons to add and remove. */
function QuestionIds() {
  const { questionIds } = useFormikContext<PublishForm>().values;
  const count = questionIds.length;
  const rows = useRef<HTMLDivElement>(null);
  /** Row of the field to focus once the rows have changed. */
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
