import { useState } from 'react';
import { loadExamTypes } from '@/domain/question/examTypes';
import type { Preference } from '@/shared/api/preference';
import { useClearStaleError } from '@/shared/remote/useClearStaleError';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { saveSettings } from './calls';
import { hasChanged, offeredExamTypes, problemOf, type SettingsDraft, toggled } from './settingsModel';

interface SettingsForm {
  /** Undefined while the bank's are loading. */
  readonly examTypes: readonly string[] | undefined;
  /** Loads the bank's exam types again. */
  readonly onRetryLoading: () => void;
  /** Cancels loading. */
  readonly onCancelLoading: () => void;
  readonly draft: SettingsDraft;
  readonly isChanged: boolean;
  /** Shown once something was changed. */
  readonly problem: string | undefined;
  readonly canSave: boolean;
  readonly isSaving: boolean;
  readonly hasFailed: boolean;
  readonly onToggle: (examType: string) => void;
  readonly onEmail: (wanted: boolean) => void;
  readonly onSave: () => void;
}

/** The form over the saved preference: changes stay until they are saved or discarded. */
export function useSettingsForm(saved: Preference): SettingsForm {
  const dispatch = useAppDispatch();
  const { data: offered, retry } = useRemote(loadExamTypes, undefined);
  const save = useSelector((root) => saveSettings.selectState(root));
  const [edited, setEdited] = useState<SettingsDraft>();
  useClearStaleError(saveSettings);
  const draft = edited ?? saved;
  const problem = problemOf(draft);
  const isChanged = hasChanged(draft, saved);
  const change = (part: Partial<SettingsDraft>) => {
    const { examType, emailPracticeQuestions } = draft;
    setEdited({ examType, emailPracticeQuestions, ...part });
  };
  return {
    examTypes: offered && offeredExamTypes(offered, saved.examType),
    onRetryLoading: retry,
    onCancelLoading: () => dispatch(loadExamTypes.actions.reset()),
    draft,
    isChanged,
    problem: edited === undefined ? undefined : problem,
    canSave: isChanged && problem === undefined,
    isSaving: save.status === 'pending',
    hasFailed: save.status === 'error' && isChanged,
    onToggle: (examType) => change({ examType: toggled(draft.examType, examType) }),
    onEmail: (emailPracticeQuestions) => change({ emailPracticeQuestions }),
    onSave: () => {
      const { examType, emailPracticeQuestions } = draft;
      dispatch(saveSettings.actions.request({ examType, emailPracticeQuestions }));
    },
  };
}
