import ICAL from 'ical.js';

/** The events of an iCalendar file, read by another library than the one that writes it. */
export const calendarEvents = (file: string): readonly ICAL.Event[] =>
  ICAL.Component.fromString(file)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
