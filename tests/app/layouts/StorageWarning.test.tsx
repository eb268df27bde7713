// @vitest-environment jsdom
// isolated: that the storage is denied is remembered for the life of the page
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StorageWarning } from '@/app/layouts/StorageWarning';
import { reportVolatileStorage } from '@/shared/storage/safeStorage';

describe('the warning that nothing is kept', () => {
  it('appears in a live region once the browser refuses, and stays with the next page', () => {
    const first = render(<StorageWarning />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => reportVolatileStorage(new DOMException('Denied', 'SecurityError')));
    expect(screen.getByRole('status')).toHaveTextContent(/only while this page is open/);
    first.unmount();
    render(<StorageWarning />);
    expect(screen.getByRole('status')).toHaveTextContent(/does not let QLearn keep anything/);
  });
});
