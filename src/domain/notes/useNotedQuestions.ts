import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { idsOnly } from '@/shared/storage/followRecords';
import { notes } from './noteRecord';

const noteIds = idsOnly(notes);
const NONE: NotedQuestions = new Set();

export type NotedQuestions = Pick<ReadonlySet<string>, 'has'>;

/** Empty while they are being read; the same object as long as they are the same. */
export const useNotedQuestions = (): NotedQuestions => useDeviceRecords(noteIds).data ?? NONE;
