import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, type SubmitEvent, useId } from 'react';
import { CloseIcon, SendIcon } from '@/shared/icons/icons';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { IconAction } from '@/shared/ui/controls/IconAction';
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

const FORM = {
  flex: 'none',
  padding: '14px 24px 20px',
  borderTop: 1,
  borderColor: 'divider',
  '@media (max-width: 479px)': { paddingInline: 2 },
};

const REPLY = {
  flexWrap: 'nowrap',
  paddingInlineStart: 1.25,
  borderInlineStart: 2,
  borderInlineStartColor: 'primary.main',
  bgcolor: 'primary.soft',
};

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
    <Stack component="form" noValidate onSubmit={onSubmit} sx={FORM}>
      {answered !== undefined && (
        <Stack direction="row" sx={REPLY}>
          <Typography variant="note" noWrap id={answeredId} sx={{ flex: 1 }}>
            Replying to {answered.name}: <q>{answered.comment}</q>
          </Typography>
          <IconAction label="Cancel reply" onClick={() => writing.replyTo(undefined)}>
            <CloseIcon size={16} />
          </IconAction>
        </Stack>
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
        sx={{ alignSelf: 'end' }}
      >
        Send
      </Button>
    </Stack>
  );
}
