import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { openItemsOf } from '@/features/exam/attempt/openItemsModel';
import styles from './endBlock.module.css';
import { useOpenExam, useExamActions } from '@/features/exam/store/useExam';

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
      act="End Block"
      keep="Cancel"
      destructive
      onAct={end}
      onKeep={onClose}
    >
      <OpenItems words={`${unanswered.length} unanswered`} indexes={unanswered} onVisit={visit} />
      <OpenItems words={`${marked.length} marked`} indexes={marked} onVisit={visit} />
      <p className={styles.warning}>{warning}</p>
      <p className={styles.text}>If you end this block you will not be able to return.</p>
    </ConfirmDialog>
  );
}

interface OpenItemsProps {
  readonly words: string;
  /** From 0. */
  readonly indexes: readonly number[];
  readonly onVisit: (index: number) => void;
}

function OpenItems({ words, indexes, onVisit }: OpenItemsProps) {
  return (
    <section className={styles.open}>
      <h3 className={styles.count}>{words}</h3>
      {indexes.length > 0 && (
        <ul className={styles.items} aria-label={words}>
          {indexes.map((index) => (
            <li key={index}>
              <a
                className={styles.item}
                href={`../${index + 1}`}
                aria-label={`Question ${index + 1}`}
                onClick={(event) => {
                  event.preventDefault();
                  onVisit(index);
                }}
              >
                {index + 1}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
