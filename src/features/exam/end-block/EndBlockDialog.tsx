import { styled } from '@mui/material/styles';
import { openItemsOf } from '@/features/exam/attempt/openItemsModel';
import { useExamActions, useOpenExam } from '@/features/exam/store/useExam';
import { addressOfItem } from '@/features/exam/useExamVisit';
import { vars } from '@/shared/theme/vars';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';

const Warning = styled('p')({
  margin: '16px 0 4px',
  color: vars.palette.error.main,
  font: vars.font.subtitle2,
});

const Text = styled('p')({
  margin: 0,
});

const Open = styled('section')({
  marginBottom: 12,
});

const Count = styled('h3')({
  margin: '0 0 6px',
  font: vars.font.subtitle2,
});

const Items = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  overflowY: 'auto',
  maxHeight: 116,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Item = styled('a')({
  boxSizing: 'border-box',
  display: 'block',
  minWidth: 36,
  padding: '4px 6px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 6,
  color: vars.palette.primary.main,
  font: vars.font.body2,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '&:hover': {
    background: vars.palette.primary.soft,
  },
});

/** Ends the block: first the open items, each with a link back to it, then the warning. */
export function EndBlockDialog({ onClose }: { readonly onClose: () => void }) {
  const { endBlock, goTo } = useExamActions();
  const attempt = useOpenExam((exam) => exam.attempt);
  if (attempt === undefined) return null;
  const { unanswered, marked, warning } = openItemsOf(attempt);

  const end = (): void => {
    onClose();
    endBlock();
  };
  const visit = (index: number): void => {
    onClose();
    goTo(index);
  };

  return (
    <ConfirmDialog
      open
      title="End Block"
      confirmLabel="End Block"
      cancelLabel="Cancel"
      destructive
      onConfirm={end}
      onCancel={onClose}
    >
      <OpenItems name={`${unanswered.length} unanswered`} indexes={unanswered} onVisit={visit} />
      <OpenItems name={`${marked.length} marked`} indexes={marked} onVisit={visit} />
      <Warning>{warning}</Warning>
      <Text>If you end this block you will not be able to return.</Text>
    </ConfirmDialog>
  );
}

interface OpenItemsProps {
  /** Such as '2 unanswered'. */
  readonly name: string;
  /** From 0. */
  readonly indexes: readonly number[];
  readonly onVisit: (index: number) => void;
}

function OpenItems({ name, indexes, onVisit }: OpenItemsProps) {
  return (
    <Open>
      <Count>{name}</Count>
      {indexes.length > 0 && (
        <Items aria-label={name}>
          {indexes.map((index) => (
            <li key={index}>
              <Item
                href={addressOfItem(index)}
                aria-label={`Question ${index + 1}`}
                onClick={(event) => {
                  // A new tab opens the address itself.
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onVisit(index);
                }}
              >
                {index + 1}
              </Item>
            </li>
          ))}
        </Items>
      )}
    </Open>
  );
}
