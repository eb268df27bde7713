import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/navigation/paths';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { outbox, selectSubmission } from '@/shared/remote/outbox';
import { DownloadIcon } from '@/shared/ui/icons';
import controls from './controls.module.css';
import { downloadAnswers } from './downloadAnswers';
import { handInText } from './handInModel';
import styles from './handIn.module.css';
import { useOnline } from './useOnline';
import { useItemCount, useOpenRoom } from './useRoom';

/** The block has ended: where its answers are on their way, and what can be done about it. */
export function HandInPanel() {
  const dispatch = useAppDispatch();
  const sitting = useOpenRoom((room) => room.sitting);
  const quizId = sitting?.quizId ?? '';
  const state = useSelector((root) => selectSubmission(root, quizId));
  const count = useItemCount();
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { title, text } = handInText(state, count, isOnline);
  const isHeld = state?.status === 'waiting' || state?.status === 'refused';
  return (
    <div className={styles.panel}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        The block has ended
      </h2>
      <div role={state?.status === 'refused' ? 'alert' : 'status'}>
        <p className={styles.state}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {isHeld && (
        <div className={styles.acts}>
          <button
            type="button"
            className={controls.primary}
            onClick={() => dispatch(outbox.actions.submissionRetried({ quizId }))}
          >
            Try again
          </button>
          {sitting !== undefined && (
            <button type="button" className={controls.button} onClick={() => downloadAnswers(sitting)}>
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
