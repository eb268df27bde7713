import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { canBeMarked, QUESTION_TYPES, type QuestionType, type QuestionTypes } from './questionTypesModel';

export const Boxes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: '0 -8px',
});

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

export function QuestionTypeGroup({ types, problem, onToggle }: QuestionTypeGroupProps) {
  const problemId = useId();
  const isDisabled = (type: QuestionType): boolean => type === 'marked' && !canBeMarked(types);
  return (
    <FormControl component="fieldset" data-part="types" sx={{ gap: 0.25 }}>
      <FormLabel component="legend">Question Type</FormLabel>
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
      {problem !== undefined && (
        <Typography variant="problem" id={problemId}>
          {problem}
        </Typography>
      )}
    </FormControl>
  );
}
