import { memo, type ReactNode, useRef, useState } from 'react';
import { CrossIcon, FlagIcon, TickIcon } from '@/shared/icons/icons';
import { ScrollToCurrentItem } from './ScrollToCurrentItem';
import styles from './navigator.module.css';
import {
  type Filter,
  FILTERS,
  itemName,
  type ItemState,
  itemStateOf,
  passesFilter,
  REVIEW_FILTERS,
  type Verdict,
} from './navigatorModel';
import type { OpenExam } from '@/features/exam/store/examSlice';
import { useItemOfBlock } from '@/features/exam/store/useItemOfBlock';
import { useItemCount, useOpenExam, useExamActions, useCapabilities } from '@/features/exam/store/useExam';

/** The list of questions at the left edge. */
export function WideNavigator() {
  return (
    <nav aria-label="Questions" className={styles.wide}>
      <QuestionList />
    </nav>
  );
}

/** A button for each question, each subscribed to its own item only. */
export function QuestionList({ onChosen }: { readonly onChosen?: () => void }) {
  const count = useItemCount();
  const { key } = useCapabilities();
  const questions = useOpenExam((exam) => exam.questions);
  const [filter, setFilter] = useState<Filter>('All');
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <label className={styles.filter}>
        <span className={styles.filterName}>Show</span>
        <select
          value={filter}
          onChange={({ target }) => setFilter(REVIEW_FILTERS.find((name) => name === target.value) ?? 'All')}
        >
          {(key ? REVIEW_FILTERS : FILTERS).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className={styles.list} ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <QuestionButton
            key={index}
            index={index}
            filter={filter}
            correctAnswer={key ? questions?.[index]?.option.correctAnswer : undefined}
            onChosen={onChosen}
          />
        ))}
        <EmptyFilter filter={filter} withKey={key} />
      </div>
      <ScrollToCurrentItem list={list} />
    </>
  );
}

function stateAt({ attempt, questions }: OpenExam, index: number, withKey: boolean): ItemState | undefined {
  const item = attempt.items[index];
  if (item === undefined) return undefined;
  return itemStateOf(item, withKey ? questions[index]?.option.correctAnswer : undefined);
}

interface QuestionButtonProps {
  readonly index: number;
  readonly filter: Filter;
  /** Only where the mode shows it. */
  readonly correctAnswer: string | undefined;
  readonly onChosen: (() => void) | undefined;
}

const QuestionButton = memo(function QuestionButton({
  index,
  filter,
  correctAnswer,
  onChosen,
}: QuestionButtonProps) {
  const { goTo } = useExamActions();
  const { item, isCurrent } = useItemOfBlock(index);
  if (item === undefined) return null;

  const state = itemStateOf(item, correctAnswer);
  const word = state.verdict ?? (state.answered ? 'answered' : 'unanswered');
  return (
    <button
      type="button"
      className={styles.item}
      hidden={!passesFilter(filter, state)}
      data-state={word}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={itemName(index + 1, state)}
      onClick={() => {
        goTo(index);
        onChosen?.();
      }}
    >
      <span className={styles.sign}>{signs[word]}</span>
      <span className={styles.number}>{index + 1}</span>
      <span className={styles.flag}>{state.marked && FLAG}</span>
    </button>
  );
});

const FLAG = <FlagIcon size={14} />;
const signs: Readonly<Record<Verdict | 'answered', ReactNode>> = {
  answered: <span className={styles.dot} />,
  unanswered: <span className={styles.ring} />,
  correct: <TickIcon size={14} />,
  incorrect: <CrossIcon size={14} />,
};

function EmptyFilter({ filter, withKey }: { readonly filter: Filter; readonly withKey: boolean }) {
  const isEmpty = useOpenExam(
    (exam) =>
      filter !== 'All' &&
      exam.attempt.items.every((_, index) => {
        const state = stateAt(exam, index, withKey);
        return state === undefined || !passesFilter(filter, state);
      }),
  );
  return isEmpty === true ? <p className={styles.none}>None</p> : null;
}
