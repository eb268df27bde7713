import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';

/** What to do next where nothing is listed yet. */
export const CreateQuizLink = () => (
  <Button component={Link} variant="contained" to={paths.createQuiz.to()}>
    Create Quiz
  </Button>
);
