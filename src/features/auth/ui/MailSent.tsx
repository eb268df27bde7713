import { type ReactNode, useEffect, useRef } from 'react';
import { environment } from '@/shared/browser/environment';

interface MailSentProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** Replaces a form that has sent an e-mail; takes focus, so that it is announced. */
export function MailSent({ text, children }: MailSentProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="q-form">
      <p className="q-alert" data-tone="success" role="status" tabIndex={-1} ref={message}>
        {text}
      </p>
      {environment.demo && (
        <p className="q-help">The demo sends no mail: it stands under ‘Demo’, at the foot of this page.</p>
      )}
      <p className="q-links">{children}</p>
    </div>
  );
}
