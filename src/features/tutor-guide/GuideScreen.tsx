import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { ReadingText } from '@/domain/question/ReadingText';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { acquireLock } from '@/shared/browser/webLock';
import { paths } from '@/shared/routing/paths';
import { openTabChannel, postToTabs } from '@/shared/storage/tabChannel';
import { Facts } from '@/shared/ui/layout/Facts';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import {
  decodeGuideMessage,
  type GuideMessage,
  guideNames,
  type GuideQuestion,
  metadataLines,
} from './guideMessagesModel';
import { GuidePage, MetadataSkeleton } from './GuidePage';

/** A guide that is reloading releases its lock sooner. */
const LOCK_TIMEOUT_MS = 1_000;

/** Whether this is the only guide window: it holds a lock that the browser releases when it closes. */
function useOnlyGuide(userId: string): 'pending' | 'yes' | 'no' {
  const [answer, setAnswer] = useState<'pending' | 'yes' | 'no'>('pending');
  useEffect(() => {
    const controller = new AbortController();
    let isHere = true;
    let release: () => void = () => undefined;
    const timer = setTimeout(() => controller.abort(), LOCK_TIMEOUT_MS);
    acquireLock(guideNames(userId).lock, controller.signal).then(
      (giveBack) => {
        clearTimeout(timer);
        release = giveBack;
        if (isHere) setAnswer('yes');
        else release();
      },
      () => {
        if (isHere) setAnswer('no');
      },
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
      controller.abort();
      release();
    };
  }, [userId]);
  return answer;
}

const RESPONSE_TIMEOUT_MS = 3_000;
/** An exam that was entered again, for instance to take over the quiz, is back within this time. */
const CLOSE_AFTER_END_MS = 1_500;
/** How long an exam page may take to reload. */
const CLOSE_AFTER_LEAVING_MS = 20_000;
const CHECK_EVERY_MS = 500;

interface FollowedExam {
  readonly question: GuideQuestion | undefined;
  /** The exam window did not respond. */
  readonly isSilent: boolean;
  readonly askAgain: () => void;
}

/** Guide side: follows the exam window's question, requests it after a reload, and closes with the exam. */
function useFollowExam(userId: string, quizId: string): FollowedExam {
  const [question, setQuestion] = useState<GuideQuestion>();
  const [isSilent, setIsSilent] = useState(false);
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = useCallback(() => {
    clearTimeout(timeout.current);
    timeout.current = setTimeout(() => setIsSilent(true), RESPONSE_TIMEOUT_MS);
    postToTabs(guideNames(userId).channel, { kind: 'hello', quizId } satisfies GuideMessage);
  }, [userId, quizId]);

  useEffect(() => {
    let closing: ReturnType<typeof setTimeout> | undefined;
    const closeIn = (milliseconds: number): void => {
      clearTimeout(closing);
      closing = setTimeout(() => window.close(), milliseconds);
    };
    const channel = openTabChannel(guideNames(userId).channel, decodeGuideMessage, (message) => {
      if (message.quizId !== quizId) return;
      if (message.kind === 'leaving') closeIn(CLOSE_AFTER_LEAVING_MS);
      if (message.kind === 'ended') closeIn(CLOSE_AFTER_END_MS);
      if (message.kind !== 'question') return;
      clearTimeout(closing);
      clearTimeout(timeout.current);
      setIsSilent(false);
      setQuestion(message.question);
    });
    ask();
    // A tab that was closed or has crashed may not have sent anything.
    const hadOpener = hasOpener();
    const checkTimer = setInterval(() => {
      if (hadOpener && !hasOpener()) window.close();
    }, CHECK_EVERY_MS);
    return () => {
      clearInterval(checkTimer);
      clearTimeout(closing);
      clearTimeout(timeout.current);
      channel.close();
    };
  }, [ask, userId, quizId]);

  return {
    question,
    isSilent: isSilent && question === undefined,
    askAgain: () => {
      setIsSilent(false);
      ask();
    },
  };
}

/** False if the guide was opened by its URL. A closed opener is `closed` or null, depending on the browser. */
function hasOpener(): boolean {
  const opener: unknown = window.opener;
  return typeof opener === 'object' && opener !== null && !('closed' in opener && opener.closed === true);
}

export function GuideScreen() {
  const { examId = '' } = useParams();
  const user = useUser();
  const isOnly = useOnlyGuide(user.id);
  return (
    <GuidePage>
      {!permissions[user.primaryRole].guide ? (
        <StateMessage
          text="The guide is for tutors."
          action={
            <Link component={RouterLink} to={paths.createQuiz.to()}>
              Go to the home page
            </Link>
          }
        />
      ) : isOnly === 'no' ? (
        <StateMessage
          text="Guide already open"
          action={<Button onClick={() => window.close()}>Close</Button>}
        />
      ) : (
        isOnly === 'yes' && <Following userId={user.id} quizId={examId} />
      )}
    </GuidePage>
  );
}

function Following({ userId, quizId }: { readonly userId: string; readonly quizId: string }) {
  const { question, isSilent, askAgain } = useFollowExam(userId, quizId);
  if (question !== undefined) return <GuideMetadata question={question} />;
  if (isSilent) {
    return (
      <Stack
        role="alert"
        spacing={1.5}
        sx={{ alignItems: 'center', padding: '40px 16px', textAlign: 'center' }}
      >
        <Typography variant="h2" color="error">
          Something went wrong
        </Typography>
        <Typography>{"we couldn't retrieve the data."}</Typography>
        <Typography color="textSecondary">
          The guide follows the exam window. Keep the quiz open there.
        </Typography>
        <TryAgain onClick={askAgain} />
      </Stack>
    );
  }
  return <MetadataSkeleton />;
}

/** Announced when the question changes. */
function GuideMetadata({ question }: { readonly question: GuideQuestion }) {
  const { quizName, item, itemCount, briefExplanation } = question;
  return (
    <>
      <Stack direction="row" spacing="2px 14px" sx={{ alignItems: 'baseline', margin: '6px 0 20px' }}>
        <Typography
          variant="h2"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >{`Item ${item} of ${itemCount}`}</Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {quizName}
        </Typography>
      </Stack>
      {briefExplanation !== '' && (
        <Paper component="section" variant="sheet" aria-labelledby="guide-objective" sx={{ mb: 2.5 }}>
          <Typography component="h3" variant="cardTitle" id="guide-objective" sx={{ mb: 0.5 }}>
            Educational objective
          </Typography>
          <ReadingText html={briefExplanation} />
        </Paper>
      )}
      <Facts
        layout="lines"
        facts={metadataLines(question).map(({ name, values }) => [
          name,
          values.length === 0 ? '–' : values.join(', '),
        ])}
      />
    </>
  );
}
