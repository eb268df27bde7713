import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { ExplanationFrame } from './ExplanationFrame';

/** Who takes a block as a student never sees the explanation there. */
export const ExplanationPanel = lazyPart(async () => (await import('./ExplanationPanel')).ExplanationPanel, {
  placeholder: <ExplanationFrame />,
});
