import type { KeyboardEvent } from 'react';
import { latinKey } from '@/shared/browser/latinKey';

const GROUP = '[role=radiogroup]';

/** Focuses the chosen option of a group, or else its first one. */
function focusGroup(group: Element | null | undefined): void {
  const radio =
    group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input');
  radio?.focus();
}

export const focusFirstGroup = (form: Element | null): void => focusGroup(form?.querySelector(GROUP));

/**
 * In a group of the form, a digit chooses the option of this number and focuses the next group without a choice.
 * Anywhere in the form but in a text, it is no key of the exam.
 */
export function rateByKey(event: KeyboardEvent<HTMLElement>): void {
  const { nativeEvent, target, currentTarget: form } = event;
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  if (isModified || nativeEvent.isComposing || target instanceof HTMLTextAreaElement) return;
  const digit = latinKey(nativeEvent);
  if (!/^\d$/.test(digit) || !(target instanceof Element)) return;
  event.preventDefault();
  const groups = [...form.querySelectorAll(GROUP)];
  const at = groups.findIndex((group) => group.contains(target));
  const radio = groups[at]?.querySelectorAll('input')[Number(digit) - 1];
  if (radio === undefined) return;
  radio.click();
  const others = [...groups.slice(at + 1), ...groups.slice(0, at)];
  focusGroup(others.find((group) => group.querySelector('input:checked') === null) ?? groups[at]);
}
