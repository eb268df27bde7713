import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { toLocalDay } from '@/shared/format/dates';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { vars } from '@/shared/theme/vars';
import { Form } from '@/shared/ui/form/Form';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { publishFormOf, publishRules } from './qlinkModel';
import { QuestionIds } from './QuestionIds';
import { usePublication } from './useQlinks';

const Panel = styled('section')({
  padding: '16px 18px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& h2': { margin: '0 0 12px', font: vars.font.h2 },
  '& form': { display: 'grid', gap: 14 },
});

const focusTitle = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[name="title"]')?.focus();

const today = (): string => toLocalDay(Date.now());

/** Publishes questions under a public link. */
export function PublishPanel() {
  const { isBusy, failure, round, questionId, publish } = usePublication();
  const form = useRef<HTMLFormElement>(null);
  // Who comes from a question goes on with the form, which may be below the list.
  useEffect(() => {
    if (questionId !== undefined) focusTitle(form.current);
  }, [questionId]);
  // After publishing another form takes the place of the one that had the focus.
  useEffect(() => {
    if (round > 0 && document.activeElement === document.body) focusTitle(form.current);
  }, [round, questionId]);
  const [rules] = useState(() => publishRules(today));
  const [earliest] = useState(today);
  return (
    <Panel aria-labelledby="publish-title">
      <h2 id="publish-title">New link</h2>
      <Form
        key={`${round} ${questionId ?? ''}`}
        name="Publish"
        ref={form}
        initialValues={publishFormOf(questionId)}
        rules={rules}
        isBusy={isBusy}
        onSend={publish}
      >
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
          The figures of a question are not part of the link: choose questions that can be answered without.
        </FormHelperText>
        {failure !== undefined && <ErrorAlert text={failure} />}
        <Button type="submit" variant="contained" aria-busy={isBusy}>
          Publish
        </Button>
      </Form>
    </Panel>
  );
}
