import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { googleSignInClicked, selectIsGooglePopupOpen } from '@/domain/google/googleSlice';
import { selectSession } from '@/domain/session/sessionSlice';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { vars } from '@/shared/theme/vars';

const Back = styled('p')({ margin: '32px 0 0' });

const Prompt = styled('section')({
  marginTop: 32,
  padding: '18px 22px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.sunken,
  '& h2': { margin: '0 0 8px', font: vars.font.h2 },
  '& p': { margin: '0 0 14px', color: vars.palette.text.secondary },
});

/** 'Sign In with Google' for visitors; a link home for users. */
export function SignInPrompt() {
  const dispatch = useAppDispatch();
  const { status } = useSelector(selectSession);
  const isWaiting = useSelector(selectIsGooglePopupOpen);
  if (status === 'signedIn') {
    return (
      <Back>
        <Link component={RouterLink} to={paths.createQuiz.to()}>
          QLearn home
        </Link>
      </Back>
    );
  }
  return (
    <Prompt aria-labelledby="shared-prompt">
      <h2 id="shared-prompt">Practise with the whole bank</h2>
      <p>Build quizzes of your own, time yourself, and see where you stand.</p>
      <Button
        variant="contained"
        size="large"
        aria-busy={isWaiting}
        onClick={isWaiting ? undefined : () => dispatch(googleSignInClicked())}
      >
        Sign In with Google
      </Button>
    </Prompt>
  );
}
