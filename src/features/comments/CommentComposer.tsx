import { type RefObject, type SubmitEvent, useId } from 'react';
import Button from '@mui/material/Button';
import { CloseIcon, SendIcon } from '@/shared/icons/icons';
import textArea from '@/shared/ui/form/textArea.module.css';
import styles from './comments.module.css';
import { isSendable } from './commentModel';
import type { CommentWriting } from './useCommentText';

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
    <form className={styles.composer} noValidate onSubmit={onSubmit}>
      {answered !== undefined && (
        <div className={styles.answered}>
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
        </div>
      )}
      <label htmlFor={id}>Add a comment</label>
      <textarea
        className={textArea.textArea}
        ref={box}
        id={id}
        rows={3}
        value={value.text}
        readOnly={isSending}
        aria-describedby={answered && `${id}-answered`}
        onChange={({ target }) => writing.write(target.value)}
      />
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure.message ?? 'The comment could not be sent. Please try again.'}
        </p>
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
    </form>
  );
}
