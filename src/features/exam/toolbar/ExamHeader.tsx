import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { LogoMark } from '@/shared/icons/Logo';
import { usePageTitle } from '@/shared/ui/layout/usePageTitle';
import { NextIcon, PreviousIcon, SettingsIcon } from '@/shared/icons/icons';
import controls from './controls.module.css';
import styles from './header.module.css';
import { MarkCheckbox } from './MarkCheckbox';
import { ExamTools } from './ExamTools';
import { SaveStatus } from './SaveStatus';
import {
  useCurrentIndex,
  useIsFirst,
  useIsEnded,
  useIsLast,
  useItemCount,
  useOpenExam,
  useExamActions,
} from '@/features/exam/store/useExam';

interface ExamHeaderProps {
  readonly narrow: boolean;
  readonly onHelp: () => void;
  /** Opens comments or question feedback. */
  readonly onComment: () => void;
}

/** Header: position in the block, Previous and Next, tools. */
export function ExamHeader({ narrow, onHelp, onComment }: ExamHeaderProps) {
  const name = useOpenExam((exam) => exam.name) ?? '';
  const heading = usePageTitle(name);
  const isEnded = useIsEnded();
  const [showsTools, setShowsTools] = useState(false);
  return (
    <header className={styles.header}>
      <Link to={paths.createQuiz.to()} className={styles.logo} aria-label="QLearn home" title="QLearn home">
        <LogoMark size={26} />
      </Link>
      <div className={styles.place}>
        <ItemHeading />
        <p className={styles.block}>
          <span className={styles.blockNo}>Block 1 of 1</span>
          <SaveStatus />
        </p>
      </div>
      <h1 className={styles.name} title={name} tabIndex={-1} ref={heading}>
        {name}
      </h1>
      <MarkCheckbox />
      {!narrow && !isEnded && <MoveButtons />}
      {narrow && (
        <button
          type="button"
          className={controls.icon}
          aria-label="Tools"
          title="Tools"
          aria-expanded={showsTools}
          onClick={() => setShowsTools(!showsTools)}
        >
          <SettingsIcon />
        </button>
      )}
      {(!narrow || showsTools) && <ExamTools onHelp={onHelp} onComment={onComment} />}
    </header>
  );
}

/** Takes focus when the item changes, so that reading continues there. */
function ItemHeading() {
  const index = useCurrentIndex();
  const count = useItemCount();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    // In the frame that paints the item, where layout is due anyway.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [index]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.item}>
      {`Item ${index + 1} of ${count}`}
    </h2>
  );
}

/** Previous and Next; in the header, on narrow screens in the footer. */
export function MoveButtons() {
  const isFirst = useIsFirst();
  const isLast = useIsLast();
  const { move } = useExamActions();
  return (
    <div className={styles.moves}>
      <button type="button" className={controls.button} aria-disabled={isFirst} onClick={() => move(-1)}>
        <PreviousIcon size={18} /> Previous
      </button>
      <button type="button" className={controls.button} aria-disabled={isLast} onClick={() => move(1)}>
        Next <NextIcon size={18} />
      </button>
    </div>
  );
}
