import { type ReactNode, type Ref, useLayoutEffect } from 'react';
import { LogoMark } from '@/shared/icons/Logo';
import { removePrerenderedForm } from './prerenderedForm';

interface EntryMessageProps {
  /** The h1; names the document too. */
  readonly title: string;
  /** What happened, in plain words. */
  readonly children: ReactNode;
  /** The way on, where there is one. */
  readonly action?: ReactNode;
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** A page of a few words and a way on: the root error page, an unknown address. Needs no router and no MUI. */
export function PublicMessage({ title, children, action, heading }: EntryMessageProps) {
  // Also where sign-in itself broke: its pre-rendered form must not stay on the screen as if it worked.
  useLayoutEffect(() => void removePrerenderedForm(document), []);
  useLayoutEffect(() => {
    document.title = `${title} · QLearn`;
  }, [title]);
  return (
    <main className="q-message">
      <p className="q-brand">
        <LogoMark size={32} />
        QLearn
      </p>
      <h1 className="q-title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p>{children}</p>
      {action}
    </main>
  );
}
