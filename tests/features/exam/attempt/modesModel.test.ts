import { describe, expect, it } from 'vitest';
import { permissions } from '@/domain/session/permissions';
import { capabilitiesOf, EXAM_MODES, type ExamCapabilities } from '@/features/exam/attempt/modesModel';
import { ROLES } from '@/shared/api/account';

const granted = (rules: ExamCapabilities): string[] =>
  Object.entries(rules)
    .filter(([, is]) => is)
    .map(([name]) => name)
    .sort();

describe('what each role sees and does in each mode of the exam', () => {
  const expected: Readonly<Record<string, readonly string[]>> = {
    'take ROLE_STUDENT': ['answers', 'asksBeforeEnd', 'asksConfidence', 'blocksNavigation', 'clock'],
    'take ROLE_TUTOR': [
      'annotations',
      'answers',
      'asksBeforeEnd',
      'asksConfidence',
      'clock',
      'comments',
      'guide',
    ],
    'take ROLE_ADMIN': [
      'allFeedback',
      'answers',
      'asksBeforeEnd',
      'asksConfidence',
      'authorEmail',
      'blocksNavigation',
      'clock',
      'comments',
      'panel',
    ],
    'tutor ROLE_STUDENT': ['answers', 'blocksNavigation', 'clock', 'key', 'panel', 'questionId'],
    'tutor ROLE_TUTOR': [
      'annotations',
      'answers',
      'clock',
      'comments',
      'guide',
      'key',
      'panel',
      'questionId',
      'tutorFeedback',
    ],
    'tutor ROLE_ADMIN': [
      'allFeedback',
      'answers',
      'authorEmail',
      'blocksNavigation',
      'clock',
      'comments',
      'key',
      'panel',
      'questionId',
    ],
    'review ROLE_STUDENT': ['key', 'missReasons', 'panel', 'questionId', 'reviewTools', 'studentFeedback'],
    'review ROLE_TUTOR': [
      'annotations',
      'comments',
      'guide',
      'key',
      'panel',
      'questionId',
      'reviewTools',
      'tutorFeedback',
    ],
    'review ROLE_ADMIN': [
      'allFeedback',
      'authorEmail',
      'comments',
      'key',
      'panel',
      'questionId',
      'reviewTools',
    ],
  };
  const cases = EXAM_MODES.flatMap((mode) => ROLES.map((role) => [mode, role] as const));

  it.each(cases)('shows each role its parts in each mode of the exam: %s, %s', (mode, role) => {
    expect(granted(capabilitiesOf(mode, role))).toEqual(expected[`${mode} ${role}`]);
  });

  it('lets no student into the tutor mode, which shows the key', () => {
    expect(ROLES.filter((role) => permissions[role].tutorExam)).toEqual(['ROLE_TUTOR', 'ROLE_ADMIN']);
  });
});

describe('what each role sees and does elsewhere', () => {
  it.each([
    ['performance', ['ROLE_STUDENT']],
    ['administration', ['ROLE_ADMIN']],
    ['agreement', ['ROLE_STUDENT', 'ROLE_TUTOR']],
    ['dailyQuota', ['ROLE_STUDENT']],
    ['tutorMode', ['ROLE_TUTOR']],
  ] as const)('shows each role its parts elsewhere: %s', (permission, roles) => {
    expect(ROLES.filter((role) => permissions[role][permission])).toEqual(roles);
  });

  it('names tutors and administrators, and nobody else, beside the logo', () => {
    expect(ROLES.map((role) => permissions[role].label)).toEqual([null, 'Tutor', 'Admin']);
  });

  it('lets tutors and administrators take at most 40 questions, students what is eligible', () => {
    expect(ROLES.map((role) => permissions[role].maxQuestions)).toEqual([null, 40, 40]);
  });
});
