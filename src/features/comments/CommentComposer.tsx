import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type RefObject, useId } from 'react';
import { PhraseTextField } from '@/domain/phrases/PhraseTextField';
import { CloseIcon, SendIcon } from '@/shared/icons/icons';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import type { RemoteState } from '@/shared/remote/remoteState';
import { below } from '@/shared/theme/breakpoints';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { submitErrorText } from '@/shared/ui/form/submitErrorText';
import { commentRules } from './commentModel';

interface CommentComposerProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly sending: RemoteState<unknown, unknown>;
  readonly answered: { readonly name: string; readonly comment: string } | undefined;
  readonly onCancelReply: () => void;
}

const BOX = {
  flex: 'none',
  padding: '14px 24px 20px',
  borderTop: 1,
  borderColor: 'divider',
  [below('largePhone')]: { paddingInline: 2 },
};

const REPLY = {
  flexWrap: 'nowrap',
  paddingInlineStart: 1.25,
  borderInlineStart: 2,
  borderInlineStartColor: 'primary.main',
  bgcolor: 'primary.soft',
};

const WHERE_SEEN = 'The comments have been reloaded: check them before you send again.';

/** The box below the threads; a reply quotes the comment it belongs to. */
export function CommentComposer({ box, sending, answered, onCancelReply }: CommentComposerProps) {
  const answeredId = useId();
  const { values } = useFormikContext();
  const isSending = sending.status === 'pending';
  const failureText = submitErrorText(sending, WHERE_SEEN);
  return (
    <Stack sx={BOX}>
      {answered !== undefined && (
        <Stack direction="row" sx={REPLY}>
          <Typography variant="note" noWrap id={answeredId} sx={{ flex: 1 }}>
            <span>{`Replying to ${answered.name}:`}</span> <q>{answered.comment}</q>
          </Typography>
          <IconAction label="Cancel reply" onClick={onCancelReply}>
            <CloseIcon size={16} />
          </IconAction>
        </Stack>
      )}
      <PhraseTextField
        name="text"
        label="Add a comment"
        box={box}
        rows={3}
        readOnly={isSending}
        describedBy={answered && answeredId}
      />
      {failureText !== undefined && <ErrorAlert text={failureText} />}
      <Button
        type="submit"
        variant="contained"
        startIcon={<SendIcon size={18} />}
        disabled={!commentRules.isValidSync(values)}
        aria-busy={isSending}
        sx={{ alignSelf: 'end' }}
      >
        Send
      </Button>
    </Stack>
  );
}
