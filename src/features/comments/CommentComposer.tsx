import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type RefObject, type SubmitEvent, useId } from 'react';
import { CloseIcon, SendIcon } from '@/shared/icons/icons';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { vars } from '@/shared/theme/vars';
import { submitErrorText } from '@/shared/ui/form/submitErrorText';
import { TextField } from '@/shared/ui/form/TextField';
import { isSendable } from './commentModel';
import type { CommentWriting } from './useCommentText';

interface CommentComposerProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly writing: CommentWriting;
  /** The comment replied to. */
  readonly answered: { readonly name: string; readonly comment: string } | undefined;
}

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 'none',
  gap: 8,
  padding: '14px 24px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  '& > [type="submit"]': { justifySelf: 'end' },
  '@media (max-width: 479px)': { paddingInline: 16 },
});

const ReplyBar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInlineStart: 10,
  borderInlineStart: `2px solid ${vars.palette.primary.main}`,
  background: vars.palette.primary.soft,
  '& p': {
    flex: 1,
    overflow: 'hidden',
    margin: 0,
    color: vars.palette.text.secondary,
    font: vars.font.body2,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

const WHERE_SEEN = 'The comments have been loaded again: look there before you send it once more.';

/** The box below the threads; a reply names the comment it belongs to. */
export function CommentComposer({ box, writing, answered }: CommentComposerProps) {
  const answeredId = useId();
  const { value, isSending, failure } = writing;
  const failureText = submitErrorText(failure, WHERE_SEEN);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    writing.send();
  };
  return (
    <Form noValidate onSubmit={onSubmit}>
      {answered !== undefined && (
        <ReplyBar>
          <p id={answeredId}>
            Replying to {answered.name}: <q>{answered.comment}</q>
          </p>
          <IconButton
            aria-label="Cancel reply"
            title="Cancel reply"
            onClick={() => writing.replyTo(undefined)}
          >
            <CloseIcon size={16} />
          </IconButton>
        </ReplyBar>
      )}
      <TextField
        label="Add a comment"
        inputRef={box}
        rows={3}
        value={value.text}
        readOnly={isSending}
        aria-describedby={answered && answeredId}
        onChange={({ target }) => writing.write(target.value)}
      />
      {failureText !== undefined && <ErrorAlert text={failureText} />}
      <Button
        type="submit"
        variant="contained"
        startIcon={<SendIcon size={18} />}
        disabled={!isSendable(value)}
        aria-busy={isSending}
      >
        Send
      </Button>
    </Form>
  );
}
