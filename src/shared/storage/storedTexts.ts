/**
 * Keys of local storage, and of a tab's session storage: `session` ends with the session, `link` with its
 * visitor, `browser` stays, `tab` ends with the tab. No backup contains them: tokens never leave the device,
 * and choices belong to the browser, regardless of who is signed in.
 */
export const STORED_TEXTS = {
  token: 'session',
  tokenReceivedAt: 'session',
  userId: 'session',
  role: 'session',
  userdetails: 'session',
  feedbackBlockId: 'session',
  userAcqQuesId: 'link',
  userAcquisitiontoken: 'link',
  hasNotified: 'browser',
  themeMode: 'browser',
  unsavedTheme: 'browser',
  textSize: 'browser',
  shortcutsOff: 'browser',
  shortcutKeys: 'browser',
  asksConfidence: 'browser',
  swipesToMove: 'browser',
  examPanelHidden: 'browser',
  examPanelWidth: 'browser',
  coupons: 'browser',
  sentBookings: 'browser',
  googleAttempt: 'browser',
  interruptedWrites: 'browser',
  returnPath: 'tab',
  reportedBookings: 'tab',
  'qlearn.reloadedForChunk': 'tab',
} as const satisfies Readonly<Record<string, 'session' | 'link' | 'browser' | 'tab'>>;

export type StoredTextName = keyof typeof STORED_TEXTS;
