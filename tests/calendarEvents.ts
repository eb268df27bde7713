import ICAL from 'ical.js';

/** The events of an iCalendar file, read with a different library from the one that writes it. */
export const calendarEvents = (file: string): readonly ICAL.Event[] =>
  ICAL.Component.fromString(file)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
