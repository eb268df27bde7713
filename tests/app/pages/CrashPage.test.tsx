// @vitest-environment jsdom
// isolated: once storage is denied, the modules remember it for the lifetime of the page
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CrashPage } from '@/app/pages/CrashPage';
import { reportTrouble } from '@/shared/storage/storageHealth';
import { AppTheme } from '@/shared/theme/AppTheme';

it('claims that answers are kept on the device only when the browser stores them', () => {
  render(
    <AppTheme>
      <CrashPage onRetry={() => undefined} />
    </AppTheme>,
  );
  expect(screen.getByText(/are saved on this device/)).toBeVisible();
  act(() => reportTrouble('database', 'refused', new DOMException('Denied', 'SecurityError')));
  expect(screen.queryByText(/kept on this device/)).not.toBeInTheDocument();
  expect(screen.getByText(/This browser blocks storage/)).toBeVisible();
});
