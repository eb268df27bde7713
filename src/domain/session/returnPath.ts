import type { SagaIterator } from 'redux-saga';
import { string } from '@/shared/api/decode';
import { getDependency } from '@/shared/remote/sagaContext';
import { isReturnPath, paths } from '@/shared/routing/paths';
import { textEntry } from '@/shared/storage/localEntries';
import { tabText } from '@/shared/storage/safeStorage';

const entry = textEntry('returnPath', string, tabText);

/** Stores the return path for this tab; only paths of the route table. */
export function storeReturnPath(pathname: string): void {
  if (isReturnPath(pathname)) entry.write(pathname);
}

/** Navigates from sign-in to the page that asked for it, or to Create Quiz. */
export function* openAfterSignIn(): SagaIterator<void> {
  const navigate = yield* getDependency('navigate');
  navigate(takeReturnPath() ?? paths.createQuiz.to(), { replace: true });
}

/** Removes and returns the return path; undefined if none is stored. */
export function takeReturnPath(): string | undefined {
  const pathname = entry.read();
  entry.remove();
  return pathname !== undefined && isReturnPath(pathname) ? pathname : undefined;
}
