import { type ReactNode, useEffect, useRef } from 'react';

interface EntryOutcomeProps {
  readonly text: string;
  /** The way on. */
  readonly children: ReactNode;
}

/** What stands in a form's place once it has done its work; takes focus, so that it is read out. */
export function EntryOutcome({ text, children }: EntryOutcomeProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <p className="q-alert" data-tone="success" role="status" tabIndex={-1} ref={message}>
        {text}
      </p>
      <p className="q-links">{children}</p>
    </>
  );
}
