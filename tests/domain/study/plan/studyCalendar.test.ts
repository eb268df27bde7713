import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { studyCalendar } from '@/domain/study/plan/studyCalendar';
import { plannedDays } from '@/domain/study/plan/studyPlanModel';
import { dayAfter, toLocalDay } from '@/shared/format/dates';
import { calendarEvents } from '../../../calendarEvents';

const NOW = Date.UTC(2026, 10, 24, 22, 30);
const STUDENT = 'user-student';
const planOf = (today: string, days: number, questions = 40) =>
  plannedDays({ examDay: dayAfter(today, days), goal: { questions, since: today } }, today);

const raise = (): never => {
  throw new Error('No such event');
};

const octets = (line: string): number => new TextEncoder().encode(line).length;

const anyUser = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
  fc.constantFrom(
    'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Not mine',
    'a\nATTENDEE:mailto:x@example.com',
    'a;b,c:d"e\\n',
    'ü'.repeat(100),
    '😀'.repeat(60),
    '\ud800',
  ),
);

describe('calendar file', () => {
  it('writes an all-day event for each day before the exam, and the exam', () => {
    const events = calendarEvents(
      studyCalendar({ days: planOf('2026-11-24', 3), userId: STUDENT, now: NOW }),
    );
    expect(
      events.map((event) => [event.startDate.toString(), event.startDate.isDate, event.summary]),
    ).toEqual([
      ['2026-11-24', true, '40 questions'],
      ['2026-11-25', true, '40 questions'],
      ['2026-11-26', true, '40 questions'],
      ['2026-11-27', true, 'Exam'],
    ]);
    for (const event of events) {
      expect(event.duration.toSeconds()).toBe(86_400);
      expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-24T22:30:00Z');
    }
  });

  it('cancels former days under their UIDs in a later version, and each day ends on the next', () => {
    const former = ['2026-12-05', '2026-12-06'];
    const versionOf = (event: (typeof first)[number]) =>
      Number(event.component.getFirstPropertyValue('sequence'));
    const first = calendarEvents(studyCalendar({ days: planOf('2026-12-04', 2), userId: STUDENT, now: NOW }));
    const file = studyCalendar({
      days: planOf('2026-12-04', 0),
      formerDays: former,
      userId: STUDENT,
      now: NOW + 1_000,
    });
    expect(file).toContain('\r\nMETHOD:PUBLISH\r\n');
    const events = calendarEvents(file);
    expect(events.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid));
    expect(
      events.map(({ component, startDate, endDate }) => [
        component.getFirstPropertyValue('status'),
        startDate.toString(),
        endDate.toString(),
      ]),
    ).toEqual([
      ['CONFIRMED', '2026-12-04', '2026-12-05'],
      ['CANCELLED', '2026-12-05', '2026-12-06'],
      ['CANCELLED', '2026-12-06', '2026-12-07'],
    ]);
    expect(file.match(/\r\nDTEND;VALUE=DATE:/g)).toHaveLength(3);
    expect(versionOf(events[1] ?? raise())).toBeGreaterThan(versionOf(first[1] ?? raise()));
  });

  it('holds what the importers of Google, Outlook and Apple require', () => {
    const file = studyCalendar({
      days: planOf('2026-11-24', 365),
      formerDays: ['2027-11-25'],
      userId: STUDENT,
      now: NOW,
    });
    // No byte order mark, one calendar, and its version and maker before the events; Google takes 1 MB.
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^\r]+\r\nMETHOD:PUBLISH\r\n/);
    expect(file.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
    expect(new TextEncoder().encode(file).length).toBeLessThan(1_000_000);
    expect(file).not.toMatch(/TZID|VTIMEZONE|VALARM/);
    const events = file.split('BEGIN:VEVENT').slice(1);
    expect(events).toHaveLength(367);
    for (const event of events) {
      for (const line of [
        /\r\nUID:[^\r]+\r\n/,
        /\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/,
        /\r\nDTSTART;VALUE=DATE:\d{8}\r\n/,
        /\r\nDTEND;VALUE=DATE:\d{8}\r\n/,
        /\r\nSUMMARY:[^\r]+\r\n/,
        /\r\nTRANSP:TRANSPARENT\r\n/,
      ])
        expect(event).toMatch(line);
      // Outlook reads it as a signed number of 32 bits.
      expect(Number(/\r\nSEQUENCE:(\d+)\r\n/.exec(event)?.[1])).toBeLessThan(2 ** 31);
    }
  });

  it('says “1 question” for a goal of one', () => {
    const [event] = calendarEvents(
      studyCalendar({ days: planOf('2026-11-24', 1, 1), userId: STUDENT, now: NOW }),
    );
    expect(event?.summary).toBe('1 question');
  });

  it('writes the same UID for the same user and day, also in a later file, and none twice', () => {
    const first = calendarEvents(studyCalendar({ days: planOf('2026-11-24', 9), userId: STUDENT, now: NOW }));
    const later = calendarEvents(
      studyCalendar({ days: planOf('2026-11-26', 9, 60), userId: STUDENT, now: NOW + 1_000 }),
    );
    expect(first.slice(2).map(({ uid }) => uid)).toEqual(later.slice(0, 8).map(({ uid }) => uid));
    expect(new Set(first.map(({ uid }) => uid)).size).toBe(first.length);
    const others = calendarEvents(studyCalendar({ days: planOf('2026-11-24', 9), userId: 'u2', now: NOW }));
    expect(others.map(({ uid }) => uid)).not.toContain(first[0]?.uid);
  });

  it('keeps lines to 75 octets of whole characters, ended by CRLF, whatever the user’s id says', () => {
    fc.assert(
      fc.property(anyUser, fc.integer({ min: 0, max: 5 }), (userId, days) => {
        const file = studyCalendar({ days: planOf('2026-11-24', days), userId, now: NOW });
        expect(file.endsWith('\r\n')).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const lines = file.split('\r\n');
        for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75);
        // Half a surrogate pair would be replaced in UTF-8.
        for (const line of lines) expect(new TextDecoder().decode(new TextEncoder().encode(line))).toBe(line);
        const events = calendarEvents(file);
        expect(events).toHaveLength(days + 1);
        expect(events.at(-1)?.summary).toBe('Exam');
        for (const { component } of events)
          expect(component.getAllProperties().map(({ name }) => name)).toEqual(
            events[0]?.component.getAllProperties().map(({ name }) => name),
          );
      }),
    );
  });
});

describe.each(['UTC', 'America/Santiago', 'Asia/Tokyo', 'Pacific/Apia'])(
  'calendar days in %s',
  (timeZone) => {
    beforeAll(() => void vi.stubEnv('TZ', timeZone));
    afterAll(() => void vi.unstubAllEnvs());

    it('keeps to local days, whatever the zone', () => {
      const hours = fc.integer({ min: Date.UTC(2011, 11, 1), max: Date.UTC(2030, 0, 1) });
      fc.assert(
        fc.property(hours, fc.integer({ min: 0, max: 20 }), (now, days) => {
          const today = toLocalDay(now);
          const events = calendarEvents(studyCalendar({ days: planOf(today, days), userId: STUDENT, now }));
          expect(events.map((event) => event.startDate.toString())).toEqual(
            Array.from({ length: days + 1 }, (_, index) => dayAfter(today, index)),
          );
        }),
        // Across December 30, 2011, which Apia skipped.
        { examples: [[Date.UTC(2011, 11, 17, 10), 13]] },
      );
    });
  },
);
