import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { MenuIcon, PauseIcon } from '@/shared/icons/icons';
import controls from './controls.module.css';
import { Countdown } from './Countdown';
import { EndBlockDialog } from '@/features/exam/end-block/EndBlockDialog';
import { EndReviewDialog } from '@/features/exam/end-block/EndReviewDialog';
import styles from './footer.module.css';
import { MoveButtons } from './ExamHeader';
import { useIsEnded, useOpenExam, useExamActions, useCapabilities } from '@/features/exam/store/useExam';

interface ExamFooterProps {
  readonly narrow: boolean;
  readonly onShowQuestions: () => void;
}

/** Footer: time, End Block and Suspend; on narrow screens also Previous and Next. */
export function ExamFooter({ narrow, onShowQuestions }: ExamFooterProps) {
  const { clock, answers } = useCapabilities();
  const isEnded = useIsEnded();
  const isTimed = useOpenExam(({ attempt }) => attempt.timerOn) ?? false;
  return (
    <footer className={styles.footer}>
      {narrow && !isEnded && (
        <div className={styles.thumb}>
          <button type="button" className={controls.button} onClick={onShowQuestions}>
            <MenuIcon size={18} /> Questions
          </button>
          <MoveButtons />
        </div>
      )}
      {clock && isTimed && !isEnded && <Countdown />}
      <span className={styles.space} />
      {answers ? <AttemptButtons /> : <ReviewWays />}
    </footer>
  );
}

function AttemptButtons() {
  const navigate = useNavigate();
  const { asksBeforeEnd } = useCapabilities();
  const { endBlock } = useExamActions();
  const isReadOnly = useOpenExam(({ readOnly }) => readOnly) ?? true;
  const isEnded = useIsEnded();
  const [isAsking, setIsAsking] = useState(false);
  if (isEnded || isReadOnly) return null;
  return (
    <>
      <button
        type="button"
        className={controls.button}
        title="Suspend"
        onClick={() => void navigate(paths.createQuiz.to(), { replace: true })}
      >
        <PauseIcon size={18} /> <span className={styles.words}>Suspend</span>
      </button>
      <button
        type="button"
        className={controls.primary}
        onClick={() => (asksBeforeEnd ? setIsAsking(true) : endBlock())}
      >
        End Block
      </button>
      {isAsking && <EndBlockDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}

function ReviewWays() {
  const navigate = useNavigate();
  const quizId = useOpenExam(({ attempt }) => attempt.quizId) ?? '';
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={controls.button}
        onClick={() => void navigate(paths.result.to({ examId: quizId }), { replace: true })}
      >
        Return
      </button>
      <button type="button" className={controls.primary} onClick={() => setIsAsking(true)}>
        End Review
      </button>
      {isAsking && <EndReviewDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
