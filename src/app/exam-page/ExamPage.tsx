import type { ExamMode } from '@/features/exam/attempt/modesModel';
import { ExamLayout } from '@/features/exam/ExamLayout';
import { useCapabilities } from '@/features/exam/store/useExam';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { examSlots } from './examSlots';

const GuideSync = lazyPart(async () => (await import('./GuideSync')).GuideSync);

export function ExamPage({ mode }: { readonly mode: ExamMode }) {
  return (
    <>
      <ExamLayout mode={mode} slots={examSlots} />
      <Guide />
    </>
  );
}

function Guide() {
  const { guide } = useCapabilities();
  return guide ? <GuideSync /> : null;
}
