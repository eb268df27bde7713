import type { ComponentType } from 'react';
import { STUDY_TOOLS, type StudyToolId } from '@/domain/preferences/studyTools';
import { CalculatorIcon, FlaskIcon, NoteIcon } from '@/shared/icons/icons';
import { type LazyPart, lazyPart } from '@/shared/ui/lazy/lazyPart';

interface ToolParts {
  readonly Icon: ComponentType;
  readonly Panel: LazyPart<object>;
}

const PARTS: Readonly<Record<StudyToolId, ToolParts>> = {
  labValues: {
    Icon: FlaskIcon,
    Panel: lazyPart(async () => (await import('./lab-values/LabValues')).LabValues),
  },
  calculator: {
    Icon: CalculatorIcon,
    Panel: lazyPart(async () => (await import('./calculator/Calculator')).Calculator),
  },
  notes: { Icon: NoteIcon, Panel: lazyPart(async () => (await import('./notes/Notes')).Notes) },
};

/** Buttons, panels, prefetch and keys are derived from these entries. */
export const studyTools = STUDY_TOOLS.map((tool) => ({ ...tool, ...PARTS[tool.id] }));
