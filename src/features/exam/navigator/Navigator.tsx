import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, memo, type ReactNode, useRef, useState } from 'react';
import { useNotedQuestions } from '@/domain/notes/useNotedQuestions';
import type { OpenExam } from '@/features/exam/store/examSlice';
import { useCapabilities, useExamActions, useItemCount, useOpenExam } from '@/features/exam/store/useExam';
import { useItemOfBlock } from '@/features/exam/store/useItemOfBlock';
import { CrossIcon, FlagIcon, NoteIcon, TickIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';
import {
  type Filter,
  FILTERS,
  itemName,
  type ItemState,
  itemStateOf,
  KEY_FILTERS,
  passesFilter,
  stateWord,
  type Verdict,
} from './navigatorModel';
import { ScrollToCurrentItem } from './ScrollToCurrentItem';

const Wide = styled('nav')({
  gridArea: 'nav',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  borderRight: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
});

const FilterField = styled('label')({
  display: 'grid',
  gap: 2,
  padding: '8px 6px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.disabled,
  font: vars.font.caption,
  '& select': {
    width: '100%',
    minHeight: 30,
    padding: 2,
    border: `1px solid ${vars.palette.edge}`,
    borderRadius: 6,
    color: vars.palette.text.primary,
    background: vars.palette.background.paper,
    font: vars.font.caption,
  },
});

/** The items, each with its parts by selectors: every move renders two of them. */
const List = styled('div')({
  position: 'relative',
  // Below the filter, where there is one.
  gridRow: '-2 / -1',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  contain: 'strict',
  '& > button': {
    display: 'grid',
    gridTemplateColumns: '16px 1fr 16px',
    alignItems: 'center',
    width: '100%',
    height: 30,
    padding: '0 8px',
    border: 0,
    borderLeft: `3px solid ${vars.palette.background.paper}`,
    color: vars.palette.text.secondary,
    // Items and icons have backgrounds of their own: a change is painted over, and layers are not sorted again.
    background: vars.palette.background.paper,
    font: vars.font.body2,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    cursor: 'pointer',
    contain: 'size layout style',
    '&[hidden]': { display: 'none' },
    '&:hover': { background: vars.palette.background.sunken },
    '&:focus-visible': { outlineOffset: -2 },
    '@media (forced-colors: active)': { borderLeftColor: 'Canvas' },
    '&[aria-current]': {
      borderLeftColor: vars.palette.primary.main,
      color: vars.palette.text.primary,
      background: vars.palette.primary.soft,
      '@media (forced-colors: active)': { borderLeftColor: 'Highlight' },
    },
    '& > span:first-of-type, & > span:last-of-type': {
      display: 'grid',
      placeItems: 'center',
      background: 'inherit',
    },
    // Beside the number, which stays in the middle.
    '& > span:nth-of-type(2) > svg': {
      margin: '0 -15px 0 3px',
      verticalAlign: '-1px',
      color: vars.palette.text.disabled,
    },
    '& > span:last-of-type': { color: vars.palette.warning.main },
    "&[data-state='answered'] > span:first-of-type": { color: vars.palette.primary.main },
    "&[data-state='correct'] > span:first-of-type": { color: vars.palette.success.main },
    "&[data-state='incorrect'] > span:first-of-type": { color: vars.palette.error.main },
  },
  '& i': {
    width: 8,
    height: 8,
    border: `1.5px solid ${vars.palette.edge}`,
    borderRadius: '50%',
    "&[data-filled='true']": { borderColor: 'currentcolor', background: 'currentcolor' },
    // A system colour is left as it is, unlike the text's.
    '@media (forced-colors: active)': { "&[data-filled='true']": { background: 'ButtonText' } },
  },
});

/** The list of questions at the left edge. */
export function WideNavigator() {
  return (
    <Wide aria-label="Questions">
      <QuestionList />
    </Wide>
  );
}

/** A button for each question, each subscribed to its own item only. */
export function QuestionList({ onChosen }: { readonly onChosen?: () => void }) {
  const count = useItemCount();
  const { key, reviewTools } = useCapabilities();
  const questions = useOpenExam((exam) => exam.questions);
  const shown = useOpenExam((exam) => exam.shown);
  const quizItems = useOpenExam((exam) => exam.quizItems);
  const noted = useNotedQuestions();
  const again = useOpenExam((exam) => (exam.again === '' ? exam.attempt.current : undefined));
  const [filter, setFilter] = useState<Filter>('All');
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      {!reviewTools && (
        <FilterField>
          Show
          <select
            value={filter}
            onChange={({ target }) => setFilter(KEY_FILTERS.find((name) => name === target.value) ?? 'All')}
          >
            {(key ? KEY_FILTERS : FILTERS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </FilterField>
      )}
      <List ref={list} data-part="items">
        {groupsOf(count).map((indices) => (
          <Fragment key={indices[0]}>
            {indices.map((index) => (
              <QuestionButton
                key={index}
                index={index}
                filter={filter}
                isLeftOut={shown?.includes(index) === false}
                hasNote={noted.has(quizItems?.[index]?.questionId ?? '')}
                correctAnswer={key && index !== again ? questions?.[index]?.option.correctAnswer : undefined}
                onChosen={onChosen}
              />
            ))}
          </Fragment>
        ))}
        {shown?.length === 0 ? (
          <NoItem text="No question matches" />
        ) : (
          <EmptyFilter filter={filter} withKey={key} />
        )}
      </List>
      <ScrollToCurrentItem list={list} />
    </>
  );
}

/** React visits all siblings of a button that changes: in groups they are a tenth of 400. */
const GROUP = 10;

/** Indices from 0, in groups. */
function groupsOf(count: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(count / GROUP) }, (_, group) =>
    Array.from({ length: Math.min(GROUP, count - group * GROUP) }, (__, at) => group * GROUP + at),
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
  /** By the filters of the review. */
  readonly isLeftOut: boolean;
  readonly hasNote: boolean;
  /** Only where the mode shows it. */
  readonly correctAnswer: string | undefined;
  readonly onChosen: (() => void) | undefined;
}

const QuestionButton = memo(function QuestionButton({
  index,
  filter,
  isLeftOut,
  hasNote,
  correctAnswer,
  onChosen,
}: QuestionButtonProps) {
  const { goTo } = useExamActions();
  const { item, isCurrent } = useItemOfBlock(index);
  if (item === undefined) return null;

  const state = itemStateOf(item, correctAnswer);
  const word = stateWord(state);
  return (
    <button
      type="button"
      hidden={isLeftOut || !passesFilter(filter, state)}
      data-state={word}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={itemName(index + 1, state, hasNote)}
      onClick={() => {
        goTo(index);
        onChosen?.();
      }}
    >
      <span>{signs[word]}</span>
      <span>
        {index + 1}
        {hasNote && NOTE}
      </span>
      <span>{state.marked && FLAG}</span>
    </button>
  );
});

const FLAG = <FlagIcon size={14} />;
const NOTE = <NoteIcon size={12} />;
const signs: Readonly<Record<Verdict | 'answered', ReactNode>> = {
  answered: <i data-filled="true" />,
  unanswered: <i />,
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
  return isEmpty === true ? <NoItem text="None" /> : null;
}

function NoItem({ text }: { readonly text: string }) {
  return (
    <Typography variant="body2" color="textDisabled" align="center" sx={{ padding: '12px 8px' }}>
      {text}
    </Typography>
  );
}
