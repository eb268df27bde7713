import { type RefObject, type SubmitEvent, useId } from 'react';
import Button from '@mui/material/Button';
import { CloseIcon, SendIcon } from '@/shared/icons/icons';
import { isSendable } from './commentModel';
import type { CommentWriting } from './useCommentText';
import { Answered, Composer, Failure } from './commentsStyles';
import { TextArea } from '@/shared/ui/form/textAreaStyles';

interface CommentComposerProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly writing: CommentWriting;
  /** The comment replied to. */
  readonly answered: { readonly name: string; readonly comment: string } | undefined;
}

/** The box below the threads; a reply names the comment it belongs to. */
export function CommentComposer({ box, writing, answered }: CommentComposerProps) {
  const id = useId();
  const { value, isSending, failure } = writing;
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    writing.send();
  };
  return (
    <Composer noValidate onSubmit={onSubmit}>
      {answered !== undefined && (
        <Answered>
          <p id={`${id}-answered`}>
            Replying to {answered.name}: <q>{answered.comment}</q>
          </p>
          <button
            type="button"
            aria-label="Cancel reply"
            title="Cancel reply"
            onClick={() => writing.replyTo(undefined)}
          >
            <CloseIcon size={16} />
          </button>
        </Answered>
      )}
      <label htmlFor={id}>Add a comment</label>
      <TextArea
        ref={box}
        id={id}
        rows={3}
        value={value.text}
        readOnly={isSending}
        aria-describedby={answered && `${id}-answered`}
        onChange={({ target }) => writing.write(target.value)}
      />
      {failure !== undefined && (
        <Failure role="alert">
          {failure.message ?? 'The comment could not be sent. Please try again.'}
        </Failure>
      )}
      <Button
        type="submit"
        variant="contained"
        startIcon={<SendIcon size={18} />}
        disabled={!isSendable(value)}
        aria-busy={isSending}
      >
        Send
      </Button>
    </Composer>
  );
}
