import { type KeyboardEvent, useId, useState } from 'react';
import type { Question } from '@/shared/api/question';
import { questionFacts } from '@/domain/question/questionFacts';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { isSafeLink } from '@/shared/ui/rich-text/sanitise';
import { ExternalIcon } from '@/shared/icons/icons';
import { HighlightedText } from '@/features/exam/highlights/HighlightedText';
import styles from './panel.module.css';
import { useExamSlots } from '@/features/exam/store/slots';
import { useOpenExam, useQuestion, useCapabilities } from '@/features/exam/store/useExam';

const TABS = ['Explanation', 'Info', 'Feedback'] as const;
type Tab = (typeof TABS)[number];

/** The explanation: beside the question where there is space, below it elsewhere. */
export function ExplanationPanel() {
  const question = useQuestion();
  const [tab, setTab] = useState<Tab>('Explanation');
  const id = useId();
  const { FeedbackTab } = useExamSlots();
  const quizId = useOpenExam(({ attempt }) => attempt.quizId) ?? '';
  const tabs = TABS.filter((name) => name !== 'Feedback' || FeedbackTab !== undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.key === 'ArrowRight' ? 1 : -1;
    const other = tabs.at((tabs.indexOf(tab) + step) % tabs.length) ?? tab;
    setTab(other);
    document.getElementById(`${id}-${other}`)?.focus();
  };
  if (question === undefined) return null;
  return (
    <aside className={styles.panel} aria-label="Answer and explanation">
      {/* Arrow keys move between the tabs, as in every tab list. */}
      <div role="tablist" aria-label="About this question" className={styles.tabs}>
        {tabs.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        className={styles.body}
        tabIndex={0}
      >
        {tab === 'Explanation' && <Explanation question={question} />}
        {tab === 'Info' && <Info question={question} />}
        {tab === 'Feedback' && FeedbackTab !== undefined && (
          <FeedbackTab questionId={question.questionId} quizId={quizId} />
        )}
      </div>
    </aside>
  );
}

function Explanation({ question }: { readonly question: Question }) {
  const { briefExplanation, explanation, additionalExplanation, refLinks, videoLinks } = question;
  const { Videos } = useExamSlots();
  const { answers } = useCapabilities();
  const quizId = useOpenExam(({ attempt }) => attempt.quizId) ?? '';
  const links = refLinks.filter(isSafeLink);
  const isEmpty = briefExplanation === '' && explanation === '' && additionalExplanation === '';
  return (
    <>
      {isEmpty && <p>There is no explanation for this question.</p>}
      <Part title="In brief" html={briefExplanation} />
      {explanation !== '' && (
        <section>
          <h2>Explanation</h2>
          {answers ? (
            // During a block only the stem takes highlights.
            <RichText html={explanation} className={styles.rich} />
          ) : (
            <HighlightedText html={explanation} text="explanation" className={styles.rich} />
          )}
        </section>
      )}
      <Part title="Expanded explanation" html={additionalExplanation} />
      {videoLinks.length > 0 && Videos !== undefined && (
        <Videos questionId={question.questionId} quizId={quizId} links={videoLinks} />
      )}
      {links.length > 0 && (
        <section>
          <h2>References</h2>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noopener noreferrer">
                  {link.replace(/^https:\/\/(www\.)?/, '')} <ExternalIcon size={14} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Part({ title, html }: { readonly title: string; readonly html: string }) {
  if (html === '') return null;
  return (
    <section>
      <h2>{title}</h2>
      <RichText html={html} className={styles.rich} />
    </section>
  );
}

function Info({ question }: { readonly question: Question }) {
  const { authorEmail } = useCapabilities();
  return (
    <dl className={styles.facts}>
      {questionFacts(question, { showsAuthor: authorEmail }).map(([name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values}</dd>
        </div>
      ))}
    </dl>
  );
}
