import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { ExplanationFrame } from './ExplanationFrame';

/** Lazy because a student who takes a block never sees the explanation there. */
export const ExplanationPanel = lazyPart(async () => (await import('./ExplanationPanel')).ExplanationPanel, {
  placeholder: <ExplanationFrame />,
});
