import { type ReactNode, useSyncExternalStore } from 'react';
import { LogoMark } from '@/shared/icons/Logo';
import { usePageTitle } from '@/shared/ui/layout/usePageTitle';
import { ExamPreview } from './ExamPreview';

interface EntryLayoutProps {
  /** The h1; names the document too. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * The page before the door: what QLearn is on one side, what one can do here on the other. The pre-rendered page leaves the
 * specimen's place free: it is not worth a wait for the first field.
 */
export function PublicLayout({ title, children }: EntryLayoutProps) {
  const heading = usePageTitle(title);
  const isRunning = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <div className="q-public">
      <header className="q-public-brand">
        <p className="q-brand">
          <LogoMark size={32} />
          QLearn
        </p>
        <div>
          <p className="q-promise">
            Practise for your licensing and board exams, and learn why each answer is right or wrong.
          </p>
          <div className="q-specimen-place">{isRunning && <ExamPreview />}</div>
        </div>
        <p className="q-public-foot">Step 1 to 3 · COMLEX · MCAT · ABIM · ABFM · ABSITE · OMM · ABR Core</p>
      </header>
      <main className="q-public-main">
        <div className="q-panel">
          <h1 className="q-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
      </main>
    </div>
  );
}
