import { paths } from '@/shared/routing/paths';

const WINDOW = { name: 'qlearn-guide', features: 'popup,width=800,height=700' } as const;

let opened: WindowProxy | null = null;

/**
 * Opens the guide window, or returns why not; must be called during the click, otherwise the browser blocks it. An open
 * guide of this page is brought to the front; one from before a reload of this page is loaded again; if another tab has
 * a guide, the new window says so.
 */
export function openGuide(place: {
  readonly quizId: string;
  readonly item: number;
}): 'opened' | 'already open' | 'blocked' {
  if (opened?.closed === false) {
    opened.focus();
    return 'already open';
  }
  const address = paths.guide.to({
    examId: place.quizId,
    item: place.item,
    tutor: 'true',
    guide: 'true',
  });
  opened = window.open(address, WINDOW.name, WINDOW.features);
  return opened === null ? 'blocked' : 'opened';
}
