import { describe, expect, it } from 'vitest';
import { studySettings } from '@/domain/study/studySettingsRecord';

const OWNER = { userId: 'u1', recordId: 'study/settings' };
const PLAN = { retention: 85, examDay: '2027-02-28', goal: { questions: 40, since: '2026-11-24' } };

describe('settings of studying', () => {
  it('takes settings over from a backup as they were stored', () => {
    const stored = studySettings.encode(PLAN, 1_795_165_200_000);
    expect(studySettings.rebuild(stored, OWNER)?.record).toEqual(stored);
    expect(studySettings.decode(stored, OWNER)).toEqual(PLAN);
  });

  it('reads settings without a plan, or with a part of one', () => {
    for (const settings of [{ retention: 85 }, { ...PLAN, goal: undefined }, { ...PLAN, examDay: undefined }])
      expect(studySettings.decode(settings, OWNER)).toEqual(settings);
  });

  it.each([
    { ...PLAN, examDay: '2027-02-29' },
    { ...PLAN, examDay: 'soon' },
    { ...PLAN, goal: { questions: 0, since: '2026-11-24' } },
    { ...PLAN, goal: { questions: 301, since: '2026-11-24' } },
    { ...PLAN, goal: { questions: 40, since: '' } },
    { ...PLAN, retention: 79 },
  ])('refuses settings with an impossible value: %j', (stored) => {
    expect(studySettings.decode(stored, OWNER)).toBeUndefined();
  });
});
