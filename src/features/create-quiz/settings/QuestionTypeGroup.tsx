import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import {
  canBeMarked,
  QUESTION_TYPES,
  type QuestionType,
  type QuestionTypes,
} from '@/features/create-quiz/store/questionTypesModel';
import { Boxes, Group, Problem } from './settingsStyles';

const LABELS = {
  all: 'All',
  unused: 'Unused',
  correct: 'Correct',
  incorrect: 'Incorrect',
  marked: 'Marked',
} as const satisfies Record<QuestionType, string>;

interface QuestionTypeGroupProps {
  readonly types: QuestionTypes;
  readonly problem: string | undefined;
  readonly onToggle: (type: QuestionType) => void;
}

/** 'Question Type': filters questions by the user's earlier results. */
export function QuestionTypeGroup({ types, problem, onToggle }: QuestionTypeGroupProps) {
  const problemId = useId();
  const isDisabled = (type: QuestionType): boolean => type === 'marked' && !canBeMarked(types);
  return (
    <Group data-part="types">
      <legend>Question Type</legend>
      <Boxes>
        {QUESTION_TYPES.map((type) => (
          <FormControlLabel
            key={type}
            label={LABELS[type]}
            disabled={isDisabled(type)}
            control={
              <Checkbox
                checked={types[type]}
                slotProps={{
                  input: problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId },
                }}
                onChange={() => onToggle(type)}
              />
            }
          />
        ))}
      </Boxes>
      {problem !== undefined && <Problem id={problemId}>{problem}</Problem>}
    </Group>
  );
}
