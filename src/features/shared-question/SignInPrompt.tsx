import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { googleAsked, selectGoogleWaiting } from '@/domain/google/googleSlice';
import { selectSession } from '@/domain/session/sessionSlice';
import { EntryButton } from '@/shared/ui/public/PublicButton';
import css from './sharedQuestion.module.css';

/** The way in for visitors; who is in already finds the way back. */
export function SignInPrompt() {
  const dispatch = useAppDispatch();
  const { status } = useSelector(selectSession);
  const isWaiting = useSelector(selectGoogleWaiting);
  if (status === 'signedIn') {
    return (
      <p className={css.back}>
        <Link className="q-link" to={paths.createQuiz.to()}>
          QLearn home
        </Link>
      </p>
    );
  }
  return (
    <section className={css.prompt} aria-labelledby="shared-prompt">
      <h2 id="shared-prompt">Practise with the whole bank</h2>
      <p>Build quizzes of your own, time yourself, and see where you stand.</p>
      <EntryButton main busy={isWaiting} onClick={() => dispatch(googleAsked())}>
        Sign In with Google
      </EntryButton>
    </section>
  );
}
