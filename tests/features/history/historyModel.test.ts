import { describe, expect, it } from 'vitest';
import { categoryText, historyCsv, modeLabel } from '@/features/history/historyModel';
import { decodeQuizHistoryRow } from '@/shared/api/performance';

const quiz = decodeQuizHistoryRow({
  id: '7',
  title: '-2+3 review',
  percentageCorrect: 62.5,
  timerOn: true,
  tutorOn: false,
  category: { discipline: ['Pathology'], organSystem: ['Skin'], examType: ['Step 1'] },
  medicalCategorizationMap: { topics: ['Rash'], subtopics: [] },
  total: 8,
  complete: '2026-03-01T10:00:00.000Z',
});

describe('history', () => {
  it('shows the timer to all and the tutor mode only to tutors', () => {
    expect(modeLabel(quiz, false)).toBe('Timer ON');
    expect(modeLabel(quiz, true)).toBe('Timer ON · Tutor OFF');
  });

  it('names the categories, and the topics of a quiz that was drawn by topic', () => {
    expect(categoryText(quiz)).toBe('Pathology, Skin, Step 1');
    const byTopic = { ...quiz, category: { discipline: [], organSystem: [], examType: [] } };
    expect(categoryText(byTopic)).toBe('Rash');
  });

  it('makes a CSV that no spreadsheet runs', () => {
    expect(historyCsv([quiz], false).split('\r\n')).toEqual([
      '"Score (%)","Name","Categories","Questions","Timer","Date submitted (UTC)"',
      `62.5,"'-2+3 review","Pathology, Skin, Step 1",8,"ON","2026-03-01T10:00:00.000Z"`,
      '',
    ]);
    expect(historyCsv([quiz], true)).toContain('"Tutor"\r\n');
  });
});
