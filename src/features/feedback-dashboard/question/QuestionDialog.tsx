import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { StudentFeedbackList, TutorFeedbackList } from '@/domain/feedback/FeedbackLists';
import { loadQuestions } from '@/domain/question/calls';
import { mentionsFigure } from '@/domain/question/mentionsFigure';
import { OptionText } from '@/domain/question/OptionText';
import { questionFacts } from '@/domain/question/questionFacts';
import { ReadingText } from '@/domain/question/ReadingText';
import { NO_KEY } from '@/domain/question/verdictModel';
import { TriageFields } from '@/features/feedback-dashboard/triage/TriageFields';
import type { Question } from '@/shared/api/question';
import { letterOf } from '@/shared/format/letters';
import { linkText } from '@/shared/format/linkText';
import { TickIcon } from '@/shared/icons/icons';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import { useRemote } from '@/shared/remote/useRemote';
import { paths } from '@/shared/routing/paths';
import { vars } from '@/shared/theme/vars';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';
import { Columns } from '@/shared/ui/layout/Columns';
import { Facts } from '@/shared/ui/layout/Facts';
import { isSafeLink } from '@/shared/ui/rich-text/isSafeLink';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';

const loadQuestion = createRemoteCall<{ readonly questionId: string }, Question>({
  name: 'feedbackDashboard/question',
  concurrency: 'latest',
  key: ({ questionId }) => questionId,
  *send({ questionId }) {
    const [question] = yield* loadQuestions.run({ questionIds: [questionId] });
    if (question === undefined) {
      throw new RemoteError({ status: 404, serverMessage: 'No questions found. Please retry.' });
    }
    return question;
  },
});

const QuestionHtml = styled('div')({ maxWidth: '68ch', font: vars.font.subtitle1, overflowWrap: 'anywhere' });

const OptionItem = styled('li')<{ readonly isKey: boolean }>({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  padding: '8px 12px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  variants: [
    {
      props: { isKey: true },
      style: { borderColor: vars.palette.success.main, background: vars.palette.success.soft },
    },
  ],
});

function QuestionText({ question }: { readonly question: Question }) {
  const { stem, option, briefExplanation, explanation, additionalExplanation, refLinks } = question;
  const links = refLinks.filter(isSafeLink);
  return (
    <Columns tracks="minmax(0, 1fr) 15rem" until="twoColumns" spacing="24px 32px">
      <QuestionHtml>
        <ReadingText html={stem} />
        {mentionsFigure(stem) && (
          <Typography variant="note" sx={{ my: 1.5 }}>
            The figure of this question is not shown here
          </Typography>
        )}
        <Stack component="ol" spacing={0.75} aria-label="Answer options" sx={{ mt: 2 }}>
          {option.optionList.map((html, index) => (
            <Option key={index} letter={letterOf(index)} html={html} correct={option.correctAnswer} />
          ))}
        </Stack>
        {option.optionList.length > 0 && option.correctAnswer === '' && (
          <Typography variant="subtitle1" sx={{ mt: 1.5 }}>
            {NO_KEY}
          </Typography>
        )}
        <Part title="In brief" html={briefExplanation} />
        <Part title="Explanation" html={explanation} />
        <Part title="Expanded explanation" html={additionalExplanation} />
        {links.length > 0 && (
          <section>
            <PartTitle>References</PartTitle>
            {links.map((link) => (
              <Typography key={link} variant="subtitle1">
                <Link href={link} target="_blank" rel="noopener noreferrer">
                  {linkText(link)}
                </Link>
              </Typography>
            ))}
          </section>
        )}
      </QuestionHtml>
      <section aria-label="Info">
        <Typography component="h3" variant="overline" sx={{ mb: 0.75 }}>
          Info
        </Typography>
        <Facts layout="stacked" facts={questionFacts(question, { showsAuthor: true })} />
      </section>
    </Columns>
  );
}

const PartTitle = ({ children }: { readonly children: string }) => (
  <Typography component="h3" variant="overline" sx={{ margin: '20px 0 6px' }}>
    {children}
  </Typography>
);

interface OptionProps {
  readonly letter: string;
  readonly html: string;
  readonly correct: string;
}

function Option({ letter, html, correct }: OptionProps) {
  const isKey = letter === correct;
  return (
    <OptionItem isKey={isKey}>
      <span>
        <span translate="no">{`${letter}.`}</span> <OptionText html={html} />
      </span>
      {isKey && (
        <Typography
          variant="body2"
          color="success"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 'fontWeightMedium' }}
        >
          <TickIcon size={16} /> Correct answer
        </Typography>
      )}
    </OptionItem>
  );
}

function Part({ title, html }: { readonly title: string; readonly html: string }) {
  if (html === '') return null;
  return (
    <section>
      <PartTitle>{title}</PartTitle>
      <ReadingText html={html} />
    </section>
  );
}

interface QuestionDialogProps {
  readonly questionId: string;
  readonly onClose: () => void;
}

/** Review data of a question: text, explanation, facts and feedback. */
export function QuestionDialog({ questionId, onClose }: QuestionDialogProps) {
  const question = useRemote(loadQuestion, { questionId });
  return (
    <ActionDialog
      onClose={onClose}
      maxWidth="lg"
      title={`Question ${questionId}`}
      actions={
        <>
          {question.data !== undefined && (
            <Button component={RouterLink} to={paths.qlink.to(questionId)}>
              Publish as link
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Stack spacing={3}>
        <RemoteContent
          remote={question}
          failure="Encountered error while fetching questions"
          skeleton={<Skeleton height={320} />}
        >
          {(loaded) => <QuestionText question={loaded} />}
        </RemoteContent>
        <TriageFields questionId={questionId} />
        <Divider aria-hidden="true" />
        <Columns tracks="repeat(2, minmax(0, 1fr))" until="twoColumns" spacing="24px 32px">
          <StudentFeedbackList questionId={questionId} named />
          <TutorFeedbackList questionId={questionId} named />
        </Columns>
      </Stack>
    </ActionDialog>
  );
}
