// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from '@/shared/ui/list/ListTable';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const rest = (): void => act(() => void vi.runAllTimers());

function type(...texts: readonly string[]) {
  const onChange = vi.fn();
  render(<SearchField label="Search" value="" onChange={onChange} />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  for (const value of texts) fireEvent.change(field, { target: { value } });
  return { onChange, field };
}

describe('the search of a list', () => {
  it('searches once typing pauses, not with each key', () => {
    const { onChange, field } = type('r', 're', 'ren', 'rena', 'renal');
    expect(field).toHaveValue('renal');
    expect(onChange).not.toHaveBeenCalled();
    rest();
    expect(onChange.mock.calls).toEqual([['renal']]);
  });

  it('searches at once on Enter', () => {
    const { onChange, field } = type('renal');
    fireEvent.keyDown(field, { key: 'l' });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([['renal']]);
  });

  it('searches at once on blur', () => {
    const { onChange, field } = type('renal');
    act(() => void fireEvent.blur(field));
    expect(onChange.mock.calls).toEqual([['renal']]);
    rest();
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('searches nothing when what was typed is what was searched', () => {
    const { onChange } = type('r', '');
    rest();
    expect(onChange).not.toHaveBeenCalled();
  });
});
