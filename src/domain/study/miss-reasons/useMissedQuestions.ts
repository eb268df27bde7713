import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import type { MissedQuestions } from './missReasonModel';
import { missReasons } from './missReasonRecord';

/** By question; undefined while they are being read. */
export const useMissedQuestions = (): MissedQuestions | undefined => useDeviceRecords(missReasons).data;
