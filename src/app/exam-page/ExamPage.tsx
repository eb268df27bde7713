import type { ExamMode } from '@/features/exam/attempt/modesModel';
import { ExamLayout } from '@/features/exam/ExamLayout';
import { GuideSync } from './GuideSync';
import { examSlots } from './examSlots';

export function ExamPage({ mode }: { readonly mode: ExamMode }) {
  return (
    <>
      <ExamLayout mode={mode} slots={examSlots} />
      <GuideSync />
    </>
  );
}
