import { useCapabilities, useCurrentIndex, useOpenExam } from '@/features/exam/store/useExam';
import { useNextUnrated } from '@/features/exam/store/useNextUnrated';
import { RatingProgress } from '@/features/question-feedback/tutor/RatingProgress';
import { GuideButton } from '@/features/tutor-guide/GuideButton';
import { SkipIcon } from '@/shared/icons/icons';
import { useSelector } from '@/shared/store/hooks';
import { IconAction } from '@/shared/ui/controls/IconAction';

interface StaffToolsProps {
  readonly quizId: string;
}

export function StaffTools({ quizId }: StaffToolsProps) {
  const { tutorFeedback, guide } = useCapabilities();
  return (
    <>
      {tutorFeedback && <Progress quizId={quizId} />}
      {guide && <Guide quizId={quizId} />}
    </>
  );
}

const NEXT_UNRATED = 'Next unrated question';

function Progress({ quizId }: StaffToolsProps) {
  const items = useOpenExam(({ quizItems }) => quizItems);
  const { select, go } = useNextUnrated();
  const isLast = useSelector(select) === undefined;
  return (
    <>
      <RatingProgress quizId={quizId} questionIds={items.map(({ questionId }) => questionId)} />
      <IconAction label={NEXT_UNRATED} aria-disabled={isLast} onClick={go}>
        <SkipIcon />
      </IconAction>
    </>
  );
}

function Guide({ quizId }: StaffToolsProps) {
  const index = useCurrentIndex();
  return <GuideButton quizId={quizId} item={index + 1} />;
}
