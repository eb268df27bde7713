import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import type { CoveredHeading } from './insightsModel';

interface PractiseLinkProps {
  readonly heading: CoveredHeading;
  readonly name: string;
}

/** Opens Create Quiz with just this category. */
export function PractiseLink({ heading, name }: PractiseLinkProps) {
  return (
    <Button
      component={Link}
      size="small"
      to={paths.createQuiz.to({ names: { [heading]: [name] } })}
      title={`Practise ${name}`}
    >
      Practise
    </Button>
  );
}
