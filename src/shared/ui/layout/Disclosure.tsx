import styled from '@emotion/styled';
import { type ReactNode, useId, useState } from 'react';
import { CollapseIcon, ExpandIcon } from '@/shared/icons/icons';

interface DisclosureProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Frame = styled('section')({
  border: '1px solid var(--q-hairline)',
  borderRadius: 'var(--q-radius)',
  background: 'var(--q-surface)',
  '& > h2': { margin: 0 },
  '& > h2 > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    width: '100%',
    minHeight: 44,
    padding: '8px 16px',
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: 'var(--q-ink)',
    font: 'var(--q-text-strong)',
    cursor: 'pointer',
  },
  '& > div': { padding: '4px 16px 16px' },
});

/** An accordion of one part: its name, and below it what one wants to see or not; closed at first. */
export function Disclosure({ name, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Frame>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {name}
          {isOpen ? <CollapseIcon /> : <ExpandIcon />}
        </button>
      </h2>
      {isOpen && <div id={id}>{children}</div>}
    </Frame>
  );
}
