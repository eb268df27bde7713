import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { questionFacts } from '@/domain/question/questionFacts';
import { HighlightedText } from '@/features/exam/highlights/HighlightedText';
import { useExamSlots } from '@/features/exam/store/slots';
import {
  useCapabilities,
  useIsAnsweringAgain,
  useOpenExam,
  useQuestion,
} from '@/features/exam/store/useExam';
import type { Question } from '@/shared/api/question';
import { linkText } from '@/shared/format/linkText';
import { ExternalIcon, NextIcon, PreviousIcon } from '@/shared/icons/icons';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { isSafeLink } from '@/shared/ui/rich-text/sanitise';
import { ExplanationFrame } from './ExplanationFrame';
import { hidePanel, useIsPanelHidden } from './panelLayout';
import { PanelSeparator } from './PanelSeparator';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  padding: '0 8px 0 24px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  "[data-hidden='true'] > &": { padding: 4, borderBottom: 0 },
});

const Tabs = styled('div')({
  flex: 1,
  minWidth: 0,
  '& .MuiTabs-root': { borderBottom: 0 },
  '& .MuiTab-root': { minHeight: 44, padding: '0 12px' },
});

const Body = styled('div')({
  overflowY: 'auto',
  minHeight: 0,
  padding: '20px 24px 32px',
  font: vars.font.subtitle1,
  fontSize: 'calc(0.9375rem * var(--reading-scale))',
  overflowWrap: 'anywhere',
  contain: 'layout style',
  '&:focus-visible': {
    outlineOffset: -3,
  },
  '& section + section': {
    marginTop: 20,
    paddingTop: 18,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& h2': {
    margin: '0 0 6px',
    color: vars.palette.text.disabled,
    font: vars.font.body2,
    fontWeight: weights.bold,
  },
  '@media (max-width: 1099px)': {
    boxSizing: 'border-box',
    maxWidth: '52rem',
    margin: '0 auto',
  },
});

const Rich = styled(RichText)({
  '& p': {
    margin: '0 0 0.75em',
  },
});

const RichHighlightedText = styled(HighlightedText)({
  '& p': {
    margin: '0 0 0.75em',
  },
});

const Links = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: vars.font.body1,
});

const Facts = styled('dl')({
  display: 'grid',
  gap: 14,
  margin: 0,
  font: vars.font.body1,
  '& dt': {
    color: vars.palette.text.disabled,
    font: vars.font.body2,
  },
  '& dd': {
    margin: 0,
  },
});

const TABS = ['Explanation', 'Info', 'Feedback'] as const;
type Tab = (typeof TABS)[number];

/** The explanation: beside the question where there is space, below it elsewhere. */
export function ExplanationPanel() {
  const question = useQuestion();
  const [tab, setTab] = useState<Tab>('Explanation');
  const id = useId();
  const isHidden = useIsPanelHidden();
  const isAgain = useIsAnsweringAgain();
  const { FeedbackTab } = useExamSlots();
  const quizId = useOpenExam(({ attempt }) => attempt.quizId) ?? '';
  const tabs = TABS.filter((name) => name !== 'Feedback' || FeedbackTab !== undefined);
  if (question === undefined) return null;
  if (isAgain) {
    return (
      <ExplanationFrame id={id} label="Answer and explanation">
        {!isHidden && <Body>Shown once you have answered.</Body>}
      </ExplanationFrame>
    );
  }
  const toggleName = isHidden ? 'Show panel' : 'Hide panel';
  return (
    <ExplanationFrame id={id} label="Answer and explanation">
      {!isHidden && <PanelSeparator panelId={id} />}
      <Head>
        {!isHidden && (
          <Tabs>
            <PanelTabs
              id={`${id}-tabs`}
              label="About this question"
              tabs={tabs.map((name) => ({ value: name, name }))}
              value={tab}
              onChange={setTab}
            />
          </Tabs>
        )}
        <IconButton
          aria-label={toggleName}
          title={toggleName}
          aria-expanded={!isHidden}
          onClick={() => hidePanel(!isHidden)}
        >
          {isHidden ? <PreviousIcon /> : <NextIcon />}
        </IconButton>
      </Head>
      {!isHidden && (
        // Each tab begins at its top.
        <Body key={tab} {...panelOf(`${id}-tabs`, tab)} tabIndex={0}>
          {tab === 'Explanation' && <Explanation question={question} />}
          {tab === 'Info' && <Info question={question} />}
          {tab === 'Feedback' && FeedbackTab !== undefined && (
            <FeedbackTab questionId={question.questionId} quizId={quizId} />
          )}
        </Body>
      )}
    </ExplanationFrame>
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
            <Rich html={explanation} />
          ) : (
            <RichHighlightedText html={explanation} text="explanation" />
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
          <Links>
            {links.map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noopener noreferrer">
                  {linkText(link)} <ExternalIcon size={14} />
                </a>
              </li>
            ))}
          </Links>
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
      <Rich html={html} />
    </section>
  );
}

function Info({ question }: { readonly question: Question }) {
  const { authorEmail } = useCapabilities();
  return (
    <Facts>
      {questionFacts(question, { showsAuthor: authorEmail }).map(([name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values}</dd>
        </div>
      ))}
    </Facts>
  );
}
