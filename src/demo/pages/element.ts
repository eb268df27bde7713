interface Shape {
  readonly className?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly onClick?: () => void;
}

/** Creates an element with its children; texts are inserted as text, never as HTML. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  { className, text, attributes = {}, onClick }: Shape = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  if (text !== undefined) made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (onClick !== undefined) made.addEventListener('click', onClick);
  made.append(...children);
  return made;
}

export const button = (text: string, onClick: () => void, className = 'demo-button'): HTMLButtonElement =>
  element('button', { className, text, attributes: { type: 'button' }, onClick });
