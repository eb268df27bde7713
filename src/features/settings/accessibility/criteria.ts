/** A success criterion of WCAG 2.2, and how far the app meets it. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  /** A term of the VPAT. */
  readonly conformance: string;
  /** How it is met and what is not; how that is known. */
  readonly remarks: string;
}

/** A criterion's remarks are indented below it. */
const criteria = (text: string): readonly Criterion[] =>
  text
    .trim()
    .split(/\n(?! )/)
    .map((entry) => {
      const [heading = '', ...remarks] = entry.split('\n  ');
      const [criterion = '', conformance = ''] = heading.split(': ');
      const [id = '', ...name] = criterion.split(' ');
      return { id, name: name.join(' '), conformance, remarks: remarks.join(' ') };
    });

// The tests behind each line are in `tests/accessibility.txt`. What is known by inspection alone says so.

export const LEVEL_A = criteria(`
1.1.1 Non-text Content: Partially Supports
  Buttons, icons, charts and fields have names, and a figure that is not shown leaves a mark with its text. Pictures
  of the question bank have the alternative text that the bank gives them; one without it is only named as a picture.
1.2.1 Audio-only and Video-only (Prerecorded): Not Applicable
  QLearn plays no sound and no video. Links to explanation videos open another site.
1.2.2 Captions (Prerecorded): Not Applicable
  QLearn plays no video.
1.2.3 Audio Description or Media Alternative (Prerecorded): Not Applicable
  QLearn plays no video.
1.3.1 Info and Relationships: Supports
  Headings, regions, tables, groups and errors are marked as such. axe checked every screen.
1.3.2 Meaningful Sequence: Supports
  The order of the document is the order on the screen; whole tasks are done in it by keyboard.
1.3.3 Sensory Characteristics: Supports
  By inspection: no text refers to a control by its shape, color or position alone.
1.4.1 Use of Color: Supports
  Correct, incorrect and marked each have a sign and a word besides the color, highlights an underline, lines of a
  chart a dash; what is chosen shows in forced colors too.
1.4.2 Audio Control: Supports
  Reading aloud starts on request, and is stopped by its button, its key and the next item.
2.1.1 Keyboard: Supports
  A quiz is built, taken and ended by keyboard alone; so are highlights, study tools, practice and rating.
2.1.2 No Keyboard Trap: Supports
  Dialogs and menus close by Escape or a button and return the focus.
2.1.4 Character Key Shortcuts: Supports
  Each shortcut of the exam can be switched off, here in Settings, or given another key; none works while one types.
2.2.1 Timing Adjustable: Partially Supports
  Timed quizzes are optional, and Settings gives 25 %, 50 % or 100 % more time. Messages stay while they are focused
  or pointed at. The session ends when the server says so, without an extension; answers are kept on the device.
2.2.2 Pause, Stop, Hide: Supports
  The clock of the exam can be hidden; nothing else moves or changes by itself.
2.3.1 Three Flashes or Below Threshold: Supports
  By inspection: nothing flashes.
2.4.1 Bypass Blocks: Supports
  A link skips to the content, and each page has landmarks.
2.4.2 Page Titled: Supports
  Each page has a title of its own, the exam that of its quiz.
2.4.3 Focus Order: Supports
  The focus follows a change of page, goes into a dialog and back, and to the heading where its control is gone.
2.4.4 Link Purpose (In Context): Supports
  Links of a row name what they open. axe checked every screen.
2.5.1 Pointer Gestures: Supports
  Swipes and pinches have buttons that do the same.
2.5.2 Pointer Cancellation: Supports
  Controls act when the pointer is released on them; a drag that ends outside closes nothing.
2.5.3 Label in Name: Supports
  Names contain the visible words. axe checked every screen with the rule for it.
2.5.4 Motion Actuation: Not Applicable
  Nothing is operated by moving the device.
3.1.1 Language of Page: Supports
  The document is marked as English. axe checked every screen.
3.2.1 On Focus: Supports
  By inspection: focus alone opens no page and sends nothing; it may show a hint.
3.2.2 On Input: Supports
  By inspection: a choice changes the list or the setting that it names, never the page.
3.2.6 Consistent Help: Supports
  ‘Site feedback’ is at the same corner of every signed-in page that offers it.
3.3.1 Error Identification: Supports
  An error is written below its field, which is named invalid and focused.
3.3.2 Labels or Instructions: Supports
  Each field has a visible label. axe checked every screen.
3.3.7 Redundant Entry: Supports
  Nothing is asked for twice within a task but the new password, to rule out a typing error.
4.1.1 Parsing (Obsolete and removed): Supports
  WCAG 2.2 does not have this criterion. For WCAG 2.0 and 2.1 it always counts as supported.
4.1.2 Name, Role, Value: Supports
  Controls are native, or have the roles and keys of the pattern that they follow.
`);

export const LEVEL_AA = criteria(`
1.2.4 Captions (Live): Not Applicable
  QLearn has no live sound or video.
1.2.5 Audio Description (Prerecorded): Not Applicable
  QLearn plays no video.
1.3.4 Orientation: Supports
  Every page works upright and sideways, down to 320 px.
1.3.5 Identify Input Purpose: Supports
  Fields for name, email address and password say so to the browser.
1.4.3 Contrast (Minimum): Supports
  Text has at least 4.5:1 in each color scheme, the text of questions 7:1. Computed for the palettes, and checked by
  axe on every screen in light and dark.
1.4.4 Resize Text: Supports
  Pages work at a browser zoom of 200 % and 400 %; the text of questions can be set to 220 % besides.
1.4.5 Images of Text: Partially Supports
  The interface has none but its logo. Figures of the question bank, an electrocardiogram for instance, may contain
  text.
1.4.10 Reflow: Supports
  Nothing but tables and figures scrolls sideways at 320 px.
1.4.11 Non-text Contrast: Supports
  Edges of controls, the focus ring and charts have at least 3:1.
1.4.12 Text Spacing: Supports
  Main pages and exam cut no text at the spacing that the criterion names, at 1280 and at 320 px.
1.4.13 Content on Hover or Focus: Partially Supports
  Hints close by Escape and stay while their control is pointed at or focused. The pointer cannot be moved onto a
  hint: it closes when the pointer leaves its control.
2.4.5 Multiple Ways: Supports
  Pages are reached from the menu and from links; the steps of a task only from the step before.
2.4.6 Headings and Labels: Supports
  Headings and labels name their subject. axe checked every screen.
2.4.7 Focus Visible: Supports
  A ring with at least 3:1 shows the focus, in forced colors too.
2.4.11 Focus Not Obscured (Minimum): Supports
  What has the focus is scrolled clear of the bars at the edges.
2.5.7 Dragging Movements: Partially Supports
  Images are moved by buttons and keys too. The width of the explanation is set by dragging or by arrow keys; with the
  pointer alone it can only be hidden.
2.5.8 Target Size (Minimum): Supports
  Targets have at least 24 by 24 px or that much room. axe checked every screen; touch screens get larger ones.
3.1.2 Language of Parts: Partially Supports
  Text in other letters than Latin is marked with its language, and so is what the question bank marks. Other passages
  in Latin letters are not.
3.2.3 Consistent Navigation: Supports
  All signed-in pages but the exam share one header and one menu.
3.2.4 Consistent Identification: Supports
  By inspection: controls that do the same have the same name and icon on every page.
3.3.3 Error Suggestion: Supports
  Errors say what is expected, and which rule a password still breaks.
3.3.4 Error Prevention (Legal, Financial, Data): Supports
  A purchase is confirmed in a second step; ending a block, deleting, canceling and refunding ask once.
3.3.8 Accessible Authentication (Minimum): Supports
  Passwords may be pasted, filled in by a password manager and shown. There is no puzzle.
4.1.3 Status Messages: Supports
  Successes and errors are announced without moving the focus, also while a dialog is open.
`);
