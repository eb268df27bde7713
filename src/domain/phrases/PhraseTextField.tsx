import Button from '@mui/material/Button';
import { useField } from 'formik';
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';

const PhrasePopover = lazyDialog(async () => (await import('./PhrasePopover')).PhrasePopover);
const ManagePhrasesDialog = lazyDialog(
  async () => (await import('./ManagePhrasesDialog')).ManagePhrasesDialog,
);

interface PhraseTextFieldProps extends Omit<ComponentProps<typeof FormTextField>, 'inputRef' | 'onKeyDown'> {
  readonly box?: RefObject<HTMLTextAreaElement | null>;
}

/** The popover, with the selection at which it was opened, or the dialog. */
type Shown =
  | { readonly by: 'button' | 'slash'; readonly start: number; readonly end: number }
  | 'manage'
  | undefined;

/** A text box of the surrounding form into which tutors can insert their phrases. */
export function PhraseTextField({ box, ...field }: PhraseTextFieldProps) {
  const { name, describedBy, readOnly } = field;
  const { tutorFeedback } = permissions[useUser().primaryRole];
  const [{ value }, , { setValue }] = useField<string>(name);
  const ownBox = useRef<HTMLTextAreaElement>(null);
  const input = box ?? ownBox;
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Shown>(undefined);
  const open = (by: 'button' | 'slash'): void => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = input.current ?? {};
    setShown({ by, start, end });
  };

  /** Replaces the selection, and puts the cursor behind the text. */
  const insert = (text: string): void => {
    if (shown === undefined || shown === 'manage') return;
    const { start, end } = shown;
    setShown(undefined);
    void setValue(value.slice(0, start) + text + value.slice(end));
    // Once the popover has returned the focus, and the text is in the box.
    setTimeout(() => {
      input.current?.focus();
      input.current?.setSelectionRange(start + text.length, start + text.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== '/' || value !== '' || event.nativeEvent.isComposing || readOnly === true) return;
    event.preventDefault();
    open('slash');
  };
  if (!tutorFeedback) return <FormTextField {...field} inputRef={input} />;
  return (
    <>
      <FormTextField {...field} inputRef={input} onKeyDown={onKeyDown} />
      <Button
        ref={button}
        size="small"
        sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
        aria-haspopup="dialog"
        aria-expanded={shown !== undefined && shown !== 'manage'}
        aria-describedby={describedBy}
        {...PhrasePopover.opener}
        onClick={() => open('button')}
      >
        Phrases
      </Button>
      {shown === 'manage' && <ManagePhrasesDialog onClose={() => setShown(undefined)} />}
      {shown !== undefined && shown !== 'manage' && (
        <PhrasePopover
          anchor={button}
          text={value.slice(shown.start, shown.end) || value}
          onInsert={insert}
          onManage={() => setShown('manage')}
          // The text may begin with the key that has opened the list.
          onClose={() => (shown.by === 'slash' ? insert('/') : setShown(undefined))}
        />
      )}
    </>
  );
}
