import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';

const TABS = [
  { value: 'overview', name: 'Overview' },
  { value: 'notebook', name: 'Notebook' },
  { value: 'exam-day', name: 'Exam day' },
] as const;

export type StudyTab = (typeof TABS)[number]['value'];

const TO: Readonly<Record<StudyTab, string>> = {
  overview: paths.study.to(),
  notebook: `${paths.study.to()}?tab=notebook`,
  'exam-day': paths.examDay.to(),
};

export function StudyTabs({ tab, children }: { readonly tab: StudyTab; readonly children: ReactNode }) {
  const navigate = useNavigate();
  const id = useId();
  return (
    <>
      <PageHead title="Study" />
      <PanelTabs
        id={id}
        label="Study"
        tabs={TABS}
        value={tab}
        followsFocus={false}
        onChange={(value) => void navigate(TO[value])}
      />
      <Box {...panelOf(id, tab)} sx={{ mt: 1.5 }}>
        {children}
      </Box>
    </>
  );
}
