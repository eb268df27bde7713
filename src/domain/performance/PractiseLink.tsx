import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { CategoryHeading } from '@/shared/api/category';
import { paths } from '@/shared/routing/paths';
import { Hint } from '@/shared/ui/controls/Hint';

interface PractiseLinkProps {
  readonly heading: CategoryHeading;
  readonly name: string;
}

/** Opens Create Quiz with just this category or topic. */
export function PractiseLink({ heading, name }: PractiseLinkProps) {
  return (
    <Hint text={`Practise ${name}`}>
      <Button component={Link} size="small" to={paths.createQuiz.to({ names: { [heading]: [name] } })}>
        Practise
      </Button>
    </Hint>
  );
}
