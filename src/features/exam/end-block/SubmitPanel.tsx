import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { outbox, selectSubmission } from '@/domain/outbox/outboxSlice';
import { DownloadIcon } from '@/shared/icons/icons';
import controls from '@/features/exam/toolbar/controls.module.css';
import { downloadAnswers } from './downloadAnswers';
import { submitPanelText } from './submitPanelModel';
import styles from './submitPanel.module.css';
import { useOnline } from '@/shared/browser/useOnline';
import { useItemCount, useOpenExam, useExamActions } from '@/features/exam/store/useExam';

/** The block has ended: state of its submission, and actions. */
export function SubmitPanel() {
  const dispatch = useAppDispatch();
  const attempt = useOpenExam((exam) => exam.attempt);
  const quizId = attempt?.quizId ?? '';
  const state = useSelector((root) => selectSubmission(root, quizId));
  const count = useItemCount();
  const { endBlock } = useExamActions();
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { title, text } = submitPanelText(state, count, isOnline);
  const status = state?.status;
  const isHeld = status === 'waiting' || status === 'refused' || status === 'removed';
  const isFailure = status === 'refused' || status === 'removed';
  return (
    <div className={styles.panel}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        The block has ended
      </h2>
      <div role={isFailure ? 'alert' : 'status'}>
        <p className={styles.state}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {isHeld && (
        <div className={styles.acts}>
          <button
            type="button"
            className={controls.primary}
            onClick={() => {
              // A submission that was removed from the outbox is queued again.
              if (status === 'removed') endBlock();
              else dispatch(outbox.actions.submissionRetried({ quizId }));
            }}
          >
            Try again
          </button>
          {attempt !== undefined && (
            <button type="button" className={controls.button} onClick={() => downloadAnswers(attempt)}>
              <DownloadIcon size={18} /> Download answers
            </button>
          )}
          <Link className={controls.button} to={paths.createQuiz.to()}>
            Create Quiz
          </Link>
        </div>
      )}
    </div>
  );
}
