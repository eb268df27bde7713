import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { CategoryHeading } from '@/shared/api/category';
import { paths } from '@/shared/routing/paths';
import { Hint } from '@/shared/ui/controls/IconAction';

interface PracticeLinkProps {
  readonly heading: CategoryHeading;
  readonly name: string;
}

/** Opens Create Quiz with only this category or topic selected. */
export function PracticeLink({ heading, name }: PracticeLinkProps) {
  return (
    <Hint text={`Practice ${name}`}>
      <Button component={Link} size="small" to={paths.createQuiz.to({ names: { [heading]: [name] } })}>
        Practice
      </Button>
    </Hint>
  );
}
