import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useRef, useState } from 'react';
import { useNotedQuestions } from '@/domain/notes/useNotedQuestions';
import type { OpenExam } from '@/features/exam/store/examSlice';
import { useCapabilities, useExamActions, useItemCount, useOpenExam } from '@/features/exam/store/useExam';
import { CrossIcon, FlagIcon, NoteIcon, TickIcon } from '@/shared/icons/icons';
import { targets, weights } from '@/shared/theme/tokens';
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

const NavigatorColumn = styled('nav')({
  gridArea: 'nav',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  borderRight: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
});

interface PlaceProps {
  /** In the bottom sheet of narrow screens instead of the left edge. */
  readonly inSheet: boolean;
}

const FilterField = styled('label')<PlaceProps>({
  display: 'grid',
  gap: 2,
  padding: '8px 6px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.disabled,
  font: vars.font.caption,
  variants: [{ props: { inSheet: true }, style: { padding: '4px 16px 12px' } }],
});

const FilterSelect = styled('select')<PlaceProps>({
  width: '100%',
  minHeight: 30,
  padding: 2,
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: 6,
  color: vars.palette.text.primary,
  background: vars.palette.background.paper,
  font: vars.font.caption,
  variants: [{ props: { inSheet: true }, style: { minHeight: targets.option } }],
});

const NavigatorList = styled('div')<PlaceProps>({
  position: 'relative',
  // Below the filter, if there is one.
  gridRow: '-2 / -1',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  contain: 'strict',
  variants: [
    {
      props: { inSheet: true },
      style: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
        alignContent: 'start',
        gap: 6,
        minHeight: 240,
        padding: '12px 16px 24px',
      },
    },
  ],
});

const ItemButton = styled('button')<PlaceProps>({
  display: 'grid',
  gridTemplateColumns: '16px 1fr 16px',
  alignItems: 'center',
  width: '100%',
  height: 30,
  padding: '0 8px',
  border: 0,
  borderLeft: `3px solid ${vars.palette.background.paper}`,
  color: vars.palette.text.secondary,
  // Items and icons have their own backgrounds: a change is painted over, and layers are not sorted again.
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
    fontWeight: weights.bold,
    '@media (forced-colors: active)': { borderLeftColor: 'Highlight' },
  },
  variants: [
    {
      props: { inSheet: true },
      style: {
        height: targets.option,
        padding: '0 6px',
        border: `1px solid ${vars.palette.divider}`,
        borderRadius: vars.shape.borderRadius,
        '@media (forced-colors: active)': { borderColor: 'ButtonBorder' },
        '&[aria-current]': {
          borderColor: vars.palette.primary.main,
          '@media (forced-colors: active)': { borderWidth: 3, borderColor: 'Highlight' },
        },
      },
    },
  ],
});

const Sign = styled('span')({ display: 'grid', placeItems: 'center', background: 'inherit' });

const Dot = styled('i')<{ readonly isFilled: boolean }>({
  width: 8,
  height: 8,
  border: `1.5px solid ${vars.palette.edge}`,
  borderRadius: '50%',
  variants: [
    {
      props: { isFilled: true },
      style: {
        borderColor: vars.palette.primary.main,
        background: vars.palette.primary.main,
        // A system color is left as it is, unlike the palette's.
        '@media (forced-colors: active)': { background: 'ButtonText' },
      },
    },
  ],
});

/** Next to the number, which stays in the middle. */
const NoteSign = styled(NoteIcon)({ margin: '0 -15px 0 3px', verticalAlign: '-1px' });

/** At the left edge of wide screens. */
export function WideNavigator() {
  return (
    <NavigatorColumn aria-label="Questions">
      <QuestionList inSheet={false} />
    </NavigatorColumn>
  );
}

/** Each button subscribes to its own item only. */
export function QuestionList({ inSheet, onChosen }: PlaceProps & { readonly onChosen?: () => void }) {
  const count = useItemCount();
  const { key, reviewTools } = useCapabilities();
  const questions = useOpenExam((exam) => exam.questions);
  const shown = useOpenExam((exam) => exam.shown);
  const quizItems = useOpenExam((exam) => exam.quizItems);
  const noted = useNotedQuestions();
  const reanswered = useOpenExam((exam) => (exam.reanswer === '' ? exam.attempt.current : undefined));
  const [filter, setFilter] = useState<Filter>('All');
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      {!reviewTools && (
        <FilterField inSheet={inSheet}>
          Show
          <FilterSelect
            inSheet={inSheet}
            value={filter}
            onChange={({ target }) => setFilter(KEY_FILTERS.find((name) => name === target.value) ?? 'All')}
          >
            {(key ? KEY_FILTERS : FILTERS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </FilterSelect>
        </FilterField>
      )}
      <NavigatorList ref={list} inSheet={inSheet}>
        {Array.from({ length: count }, (_, index) => (
          <QuestionButton
            key={index}
            index={index}
            inSheet={inSheet}
            filter={filter}
            isLeftOut={shown?.includes(index) === false}
            hasNote={noted.has(quizItems[index]?.questionId ?? '')}
            correctAnswer={key && index !== reanswered ? questions[index]?.option.correctAnswer : undefined}
            onChosen={onChosen}
          />
        ))}
        {shown?.length === 0 ? (
          <NoItem text="No question matches" />
        ) : (
          <EmptyFilter filter={filter} withKey={key} />
        )}
      </NavigatorList>
      <ScrollToCurrentItem list={list} />
    </>
  );
}

function stateAt({ attempt, questions }: OpenExam, index: number, withKey: boolean): ItemState | undefined {
  const item = attempt.items[index];
  if (item === undefined) return undefined;
  return itemStateOf(item, withKey ? questions[index]?.option.correctAnswer : undefined);
}

interface QuestionButtonProps extends PlaceProps {
  readonly index: number;
  readonly filter: Filter;
  /** Whether the filters of the review leave it out. */
  readonly isLeftOut: boolean;
  readonly hasNote: boolean;
  /** Only if the mode shows it. */
  readonly correctAnswer: string | undefined;
  readonly onChosen: (() => void) | undefined;
}

const QuestionButton = memo(function QuestionButton({
  index,
  inSheet,
  filter,
  isLeftOut,
  hasNote,
  correctAnswer,
  onChosen,
}: QuestionButtonProps) {
  const { goTo } = useExamActions();
  const item = useOpenExam(({ attempt }) => attempt.items[index]);
  const isCurrent = useOpenExam(({ attempt }) => attempt.current === index);
  if (item === undefined) return null;

  const state = itemStateOf(item, correctAnswer);
  return (
    <ItemButton
      type="button"
      inSheet={inSheet}
      hidden={isLeftOut || !passesFilter(filter, state, isCurrent)}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={itemName(index + 1, state, hasNote)}
      onClick={() => {
        goTo(index);
        onChosen?.();
      }}
    >
      {signs[stateWord(state)]}
      <span>
        <span>{index + 1}</span>
        {hasNote && NOTE}
      </span>
      {state.marked ? FLAG : NO_FLAG}
    </ItemButton>
  );
});

const sign = (icon: ReactNode) => <Sign>{icon}</Sign>;

// Created once: every move renders two items.
const FLAG = sign(<FlagIcon size={14} color="warning" />);
const NO_FLAG = sign(null);
const NOTE = <NoteSign size={12} color="disabled" />;
const signs: Readonly<Record<Verdict | 'answered', ReactNode>> = {
  answered: sign(<Dot isFilled />),
  unanswered: sign(<Dot isFilled={false} />),
  correct: sign(<TickIcon size={14} color="success" />),
  incorrect: sign(<CrossIcon size={14} color="error" />),
};

function EmptyFilter({ filter, withKey }: { readonly filter: Filter; readonly withKey: boolean }) {
  const isEmpty = useOpenExam(
    (exam) =>
      filter !== 'All' &&
      exam.attempt.items.every((_, index) => {
        const state = stateAt(exam, index, withKey);
        return state === undefined || !passesFilter(filter, state, index === exam.attempt.current);
      }),
  );
  return isEmpty ? <NoItem text="None" /> : null;
}

function NoItem({ text }: { readonly text: string }) {
  return (
    <Typography variant="body2" color="textDisabled" align="center" sx={{ padding: '12px 8px' }}>
      {text}
    </Typography>
  );
}
