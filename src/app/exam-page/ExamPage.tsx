import type { ExamMode } from '@/features/exam/attempt/modesModel';
import { ExamLayout } from '@/features/exam/ExamLayout';
import { examSlots } from './examSlots';
import { GuideSync } from './GuideSync';

export function ExamPage({ mode }: { readonly mode: ExamMode }) {
  return (
    <>
      <ExamLayout mode={mode} slots={examSlots} />
      <GuideSync />
    </>
  );
}
