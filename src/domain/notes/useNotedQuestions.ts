import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { idsOnly } from '@/shared/storage/followRecords';
import { notes } from './noteRecord';

const noteIds = idsOnly(notes);
const NONE: NotedQuestions = new Set();

/** The ids of the questions with a note of the user. */
export type NotedQuestions = Pick<ReadonlySet<string>, 'has'>;

/** None while they are read; the same object while they are the same. */
export const useNotedQuestions = (): NotedQuestions => useDeviceRecords(noteIds).data ?? NONE;
