export const INTRODUCTION =
  'This page says how far QLearn meets the Web Content Accessibility Guidelines (WCAG) 2.2 at levels A and AA. Its tables have the rows and the terms of the Voluntary Product Accessibility Template (VPAT) 2.5. It is about the app; the questions and their pictures belong to the organization that runs it.';

export const HOW_TESTED: readonly string[] = [
  'The tests of each release run axe on the pages of students, tutors, administrators and visitors, in both themes; the picture gallery runs it on every screen and state, wide and narrow.',
  'Whole tasks are done by keyboard alone: building, taking and ending a quiz, reviewing, practicing, rating.',
  'Pages are laid out at 320 px, and at a zoom of 200 % and 400 %; with wider text spacing; with text of 220 % in the exam.',
  'The contrast of the palette is computed for both themes; forced colors and reduced motion are tried in the exam.',
  'The main tasks run in Chromium, Firefox and WebKit.',
  'What no program can judge was inspected; the remarks say ‘By inspection’.',
];

export const NOT_TESTED: readonly string[] = [
  'Nobody has yet tested with screen readers, speech input, switches or braille displays on real devices; roles, names and announcements are tested by program.',
  'No one with a disability has yet been asked.',
  'Sites that QLearn links to: the checkout, Google’s sign-in, explanation videos, references.',
];
