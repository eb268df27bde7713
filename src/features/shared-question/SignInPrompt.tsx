import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { googleSignInClicked, selectIsGooglePopupOpen } from '@/domain/google/googleSlice';
import { selectSession } from '@/domain/session/sessionSlice';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

/** 'Sign In with Google' for visitors; a link home for users. */
export function SignInPrompt() {
  const dispatch = useAppDispatch();
  const { status } = useSelector(selectSession);
  const isWaiting = useSelector(selectIsGooglePopupOpen);
  if (status === 'signedIn') {
    return (
      <Typography sx={{ mt: 4 }}>
        <Link component={RouterLink} to={paths.createQuiz.to()}>
          QLearn home
        </Link>
      </Typography>
    );
  }
  return (
    <Paper
      component="section"
      variant="sheet"
      aria-labelledby="shared-prompt"
      sx={{ mt: 4, bgcolor: 'background.sunken' }}
    >
      <Typography variant="h2" id="shared-prompt" sx={{ mb: 1 }}>
        Practise with the whole bank
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.75 }}>
        Build quizzes of your own, time yourself, and see where you stand.
      </Typography>
      <Button
        variant="contained"
        size="large"
        aria-busy={isWaiting}
        onClick={isWaiting ? undefined : () => dispatch(googleSignInClicked())}
      >
        Sign In with Google
      </Button>
    </Paper>
  );
}
