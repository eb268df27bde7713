/** The tools of the exam that have a side panel, in the order of their buttons; `key` until another is assigned. */
export const STUDY_TOOLS = [
  { id: 'labValues', label: 'Lab values', key: 'V', isReference: true },
  { id: 'calculator', label: 'Calculator', key: 'X', isReference: true },
  { id: 'notes', label: 'Notes', key: 'O', isReference: false },
] as const;

export type StudyToolId = (typeof STUDY_TOOLS)[number]['id'];

export const isStudyTool = (id: string): id is StudyToolId => STUDY_TOOLS.some((tool) => tool.id === id);
