/** Terms of the VPAT. */
type Conformance = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable';

/** A success criterion of WCAG 2.2, and how far the app meets it. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly conformance: Conformance;
  /** How it is met and what is not; how that is known. */
  readonly remarks: string;
}

const rated =
  (conformance: Conformance) =>
  (id: string, name: string, remarks: string): Criterion => ({ id, name, conformance, remarks });

const supports = rated('Supports');
const partly = rated('Partially Supports');
const notApplicable = rated('Not Applicable');

// The tests behind each line are in `tests/accessibility.txt`. What is known by inspection alone says so.

export const LEVEL_A: readonly Criterion[] = [
  partly(
    '1.1.1',
    'Non-text Content',
    'Buttons, icons, charts and fields have names, and a figure that is not shown leaves a mark with its text. Pictures of the question bank have the alternative text that the bank gives them; one without it is only named as a picture.',
  ),
  notApplicable(
    '1.2.1',
    'Audio-only and Video-only (Prerecorded)',
    'QLearn plays no sound and no video. Links to explanation videos open another site.',
  ),
  notApplicable('1.2.2', 'Captions (Prerecorded)', 'QLearn plays no video.'),
  notApplicable('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'QLearn plays no video.'),
  supports(
    '1.3.1',
    'Info and Relationships',
    'Headings, regions, tables, groups and errors are marked as such. axe checked every screen.',
  ),
  supports(
    '1.3.2',
    'Meaningful Sequence',
    'The order of the document is the order on the screen; whole tasks are done in it by keyboard.',
  ),
  supports(
    '1.3.3',
    'Sensory Characteristics',
    'By inspection: no text refers to a control by its shape, color or position alone.',
  ),
  supports(
    '1.4.1',
    'Use of Color',
    'Correct, incorrect and marked each have a sign and a word besides the color, highlights an underline, lines of a chart a dash; what is chosen shows in forced colors too.',
  ),
  supports(
    '1.4.2',
    'Audio Control',
    'Reading aloud starts on request, and is stopped by its button, its key and the next item.',
  ),
  supports(
    '2.1.1',
    'Keyboard',
    'A quiz is built, taken and ended by keyboard alone; so are highlights, study tools, practice and rating.',
  ),
  supports(
    '2.1.2',
    'No Keyboard Trap',
    'Dialogs and menus close by Escape or a button and return the focus.',
  ),
  supports(
    '2.1.4',
    'Character Key Shortcuts',
    'Each shortcut of the exam can be switched off, here in Settings, or given another key; none works while one types.',
  ),
  partly(
    '2.2.1',
    'Timing Adjustable',
    'Timed quizzes are optional, and Settings gives 25 %, 50 % or 100 % more time. Messages stay while they are focused or pointed at. The session ends when the server says so, without an extension; answers are kept on the device.',
  ),
  supports(
    '2.2.2',
    'Pause, Stop, Hide',
    'The clock of the exam can be hidden; nothing else moves or changes by itself.',
  ),
  supports('2.3.1', 'Three Flashes or Below Threshold', 'By inspection: nothing flashes.'),
  supports('2.4.1', 'Bypass Blocks', 'A link skips to the content, and each page has landmarks.'),
  supports('2.4.2', 'Page Titled', 'Each page has a title of its own, the exam that of its quiz.'),
  supports(
    '2.4.3',
    'Focus Order',
    'The focus follows a change of page, goes into a dialog and back, and to the heading where its control is gone.',
  ),
  supports(
    '2.4.4',
    'Link Purpose (In Context)',
    'Links of a row name what they open. axe checked every screen.',
  ),
  supports('2.5.1', 'Pointer Gestures', 'Swipes and pinches have buttons that do the same.'),
  supports(
    '2.5.2',
    'Pointer Cancellation',
    'Controls act when the pointer is released on them; a drag that ends outside closes nothing.',
  ),
  supports(
    '2.5.3',
    'Label in Name',
    'Names contain the visible words. axe checked every screen with the rule for it.',
  ),
  notApplicable('2.5.4', 'Motion Actuation', 'Nothing is operated by moving the device.'),
  supports('3.1.1', 'Language of Page', 'The document is marked as English. axe checked every screen.'),
  supports(
    '3.2.1',
    'On Focus',
    'By inspection: focus alone opens no page and sends nothing; it may show a hint.',
  ),
  supports(
    '3.2.2',
    'On Input',
    'By inspection: a choice changes the list or the setting that it names, never the page.',
  ),
  supports(
    '3.2.6',
    'Consistent Help',
    '‘Site feedback’ is at the same corner of every signed-in page that offers it.',
  ),
  supports(
    '3.3.1',
    'Error Identification',
    'An error is written below its field, which is named invalid and focused.',
  ),
  supports('3.3.2', 'Labels or Instructions', 'Each field has a visible label. axe checked every screen.'),
  supports(
    '3.3.7',
    'Redundant Entry',
    'Nothing is asked for twice within a task but the new password, to rule out a typing error.',
  ),
  supports(
    '4.1.1',
    'Parsing (Obsolete and removed)',
    'WCAG 2.2 does not have this criterion. For WCAG 2.0 and 2.1 it always counts as supported.',
  ),
  supports(
    '4.1.2',
    'Name, Role, Value',
    'Controls are native, or have the roles and keys of the pattern that they follow.',
  ),
];

export const LEVEL_AA: readonly Criterion[] = [
  notApplicable('1.2.4', 'Captions (Live)', 'QLearn has no live sound or video.'),
  notApplicable('1.2.5', 'Audio Description (Prerecorded)', 'QLearn plays no video.'),
  supports('1.3.4', 'Orientation', 'Every page works upright and sideways, down to 320 px.'),
  supports(
    '1.3.5',
    'Identify Input Purpose',
    'Fields for name, email address and password say so to the browser.',
  ),
  supports(
    '1.4.3',
    'Contrast (Minimum)',
    'Text has at least 4.5:1 in each color scheme, the text of questions 7:1. Computed for the palettes, and checked by axe on every screen in light and dark.',
  ),
  supports(
    '1.4.4',
    'Resize Text',
    'Pages work at a browser zoom of 200 % and 400 %; the text of questions can be set to 220 % besides.',
  ),
  partly(
    '1.4.5',
    'Images of Text',
    'The interface has none but its logo. Figures of the question bank, an electrocardiogram for instance, may contain text.',
  ),
  supports('1.4.10', 'Reflow', 'Nothing but tables and figures scrolls sideways at 320 px.'),
  supports('1.4.11', 'Non-text Contrast', 'Edges of controls, the focus ring and charts have at least 3:1.'),
  supports(
    '1.4.12',
    'Text Spacing',
    'Main pages and exam cut no text at the spacing that the criterion names, at 1280 and at 320 px.',
  ),
  partly(
    '1.4.13',
    'Content on Hover or Focus',
    'Hints close by Escape and stay while their control is pointed at or focused. The pointer cannot be moved onto a hint: it closes when the pointer leaves its control.',
  ),
  supports(
    '2.4.5',
    'Multiple Ways',
    'Pages are reached from the menu and from links; the steps of a task only from the step before.',
  ),
  supports(
    '2.4.6',
    'Headings and Labels',
    'Headings and labels name their subject. axe checked every screen.',
  ),
  supports('2.4.7', 'Focus Visible', 'A ring with at least 3:1 shows the focus, in forced colors too.'),
  supports(
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    'What has the focus is scrolled clear of the bars at the edges.',
  ),
  partly(
    '2.5.7',
    'Dragging Movements',
    'Images are moved by buttons and keys too. The width of the explanation is set by dragging or by arrow keys; with the pointer alone it can only be hidden.',
  ),
  supports(
    '2.5.8',
    'Target Size (Minimum)',
    'Targets have at least 24 by 24 px or that much room. axe checked every screen; touch screens get larger ones.',
  ),
  partly(
    '3.1.2',
    'Language of Parts',
    'Text in other letters than Latin is marked with its language, and so is what the question bank marks. Other passages in Latin letters are not.',
  ),
  supports(
    '3.2.3',
    'Consistent Navigation',
    'All signed-in pages but the exam share one header and one menu.',
  ),
  supports(
    '3.2.4',
    'Consistent Identification',
    'By inspection: controls that do the same have the same name and icon on every page.',
  ),
  supports(
    '3.3.3',
    'Error Suggestion',
    'Errors say what is expected, and which rule a password still breaks.',
  ),
  supports(
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'A purchase is confirmed in a second step; ending a block, deleting, canceling and refunding ask once.',
  ),
  supports(
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'Passwords may be pasted, filled in by a password manager and shown. There is no puzzle.',
  ),
  supports(
    '4.1.3',
    'Status Messages',
    'Successes and errors are announced without moving the focus, also while a dialog is open.',
  ),
];
