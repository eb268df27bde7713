// Deliberate faults: each takes out or turns round a line that keeps a promise about answers, time, sessions, money or study data.

/** Faults of one file that the same tests have to notice. */
const faultsIn = (area, file, tests, rows) =>
  rows.map(({ only, ...row }) => ({ area, file, tests: only?.tests ?? tests, named: only?.named, ...row }));

const EXAM = 'tests/features/exam';
const ATTEMPT = `${EXAM}/attempt`;

const journal = [
  ...faultsIn(
    'journal',
    'src/domain/attempt/attemptRecord.ts',
    ['tests/domain/attempt/attemptStorage.test.ts'],
    [
      {
        name: 'the journals are listed oldest first',
        find: 'b.updatedAt - a.updatedAt',
        replace: 'a.updatedAt - b.updatedAt',
      },
      {
        name: 'another quiz’s journal is removed',
        find: 'remove: attempts.remove',
        replace: 'remove: (userId, quizId) => attempts.remove(userId, `${quizId}-`)',
      },
      {
        name: 'the journal is read for any user',
        find: 'record.userId === userId && record.quizId === recordId',
        replace: 'userId !== recordId',
      },
      {
        name: 'zero seconds left become no timer',
        find: "typeof value === 'number' ? Math.max(0, value) : null",
        replace: "typeof value === 'number' && value > 0 ? value : null",
      },
      {
        name: 'a frozen attempt is read as an open one',
        find: "value === 'submitting' ? ('submitting' as const) : ('sitting' as const)",
        replace: "value === 'never' ? ('submitting' as const) : ('sitting' as const)",
        only: { tests: [`${EXAM}/sagas/examSaga.test.ts`] },
      },
      {
        name: 'the strikes are not read',
        find: "struckLetters: aliased(letters, 'struckLetters', 'strikes')",
        replace: "struckLetters: aliased(letters, 'struck')",
      },
      {
        name: 'the mark is not read',
        find: '  marked: boolean,\n',
        replace: '  marked: () => false,\n',
      },
      {
        name: 'text is read as an answer',
        find: '/^[A-Z]$/',
        replace: '/^[A-Z]/i',
      },
    ],
  ),
  ...faultsIn(
    'journal',
    'src/shared/storage/recordChange.ts',
    [
      'tests/domain/attempt/attemptStorage.test.ts',
      'tests/shared/storage/recovery.test.ts',
      'tests/app/settings-page/unreadableRecords.test.ts',
    ],
    [
      {
        name: 'a write is not committed at once',
        find: `    else records.put(value, [...key]);
    transaction.commit();`,
        replace: '    else records.put(value, [...key]);',
      },
      {
        name: 'what the browser refuses to store is lost',
        find: '  refused.add(change);\n',
        replace: '  held.delete(name);\n',
      },
      {
        name: 'the page does not learn that nothing is stored',
        find: "  else reportTrouble(store, 'refused', cause);\n",
        replace: '',
      },
      {
        name: 'what cannot be read is overwritten',
        find: '    if (!isMerged && !isReplaced) await moveAside(records, key, stored);\n',
        replace: '',
      },
      {
        name: 'what was never seen is overwritten',
        find: 'const isUnseen = unseen.has(nameOf(store, key));',
        replace: 'const isUnseen = false;',
      },
      {
        name: 'what was merged is overwritten before the page has read it',
        find: 'if (change.merge === undefined || !unseen.has(name)) {',
        replace: '{',
      },
      {
        name: 'memory stays in memory when the store recovers',
        find: '  reportRecovery(store);\n  retry(store);\n',
        replace: '  reportRecovery(store);\n',
      },
      {
        name: 'images of the bank keep answers from being stored',
        find: '      await onDatabase((database) => database.clear(name));\n',
        replace: '',
      },
    ],
  ),
  ...faultsIn(
    'journal',
    'src/shared/storage/stores.ts',
    ['tests/app/settings-page/unreadableRecords.test.ts'],
    [
      {
        name: 'a newer release’s record is read',
        find: 'version === undefined || version === RECORD_VERSION',
        replace: 'true',
      },
    ],
  ),
  ...faultsIn(
    'journal',
    'src/shared/storage/connection.ts',
    ['tests/shared/storage/recovery.test.ts'],
    [
      {
        name: 'a lost connection is not opened again',
        find: '    if (!isLost(database, cause)) throw cause;',
        replace: '    throw cause;',
      },
      {
        name: 'a database that was refused once is never asked for again',
        find: '    opening = undefined;\n    openingInTime = undefined;\n',
        replace: '',
      },
      {
        name: 'the other tab is not named',
        find: '      isBlocked = true;\n',
        replace: '',
      },
    ],
  ),
  ...faultsIn(
    'journal',
    'src/domain/attempt/mergeAttempts.ts',
    ['tests/domain/attempt/mergeAttempts.test.ts'],
    [
      {
        name: 'an earlier answer is lost',
        find: "later.answer === '' ? earlier : later",
        replace: 'later',
      },
      {
        name: 'an earlier mark is lost',
        find: 'earlier.marked || later.marked',
        replace: 'later.marked',
      },
      {
        name: 'two records give more time than either',
        find: 'Math.min(a, b)',
        replace: 'b',
      },
    ],
  ),
  ...faultsIn(
    'journal',
    'src/features/exam/sagas/examSaga.ts',
    [`${EXAM}/sagas/earlierRecord.test.ts`],
    [
      {
        name: 'the answers of a database that opens late are not shown',
        find: '  yield fork(takeEarlierRecord);\n',
        replace: '',
      },
    ],
  ),
  ...faultsIn(
    'journal',
    'src/features/exam/attempt/journalModel.ts',
    [`${ATTEMPT}/journalModel.test.ts`],
    [
      {
        name: 'the seconds of the item on screen are not stored',
        find: '(index === attempt.current ? looking : 0)',
        replace: '0',
      },
      {
        name: 'the time left is stored in milliseconds',
        find: 'timeLeftAt(attempt, now) / 1_000',
        replace: 'timeLeftAt(attempt, now)',
      },
      {
        name: 'an ended attempt is stored as an open one',
        find: "attempt.ended ? 'submitting' : 'sitting'",
        replace: "'sitting'",
      },
      {
        name: 'the attempt resumes one item further',
        find: 'Math.min(record.currentItem, fresh.items.length) - 1',
        replace: 'Math.min(record.currentItem, fresh.items.length - 1)',
      },
      {
        name: 'a journal may give more time than the block has',
        find: 'Math.min(fresh.timeLeftMs, secondsLeft * 1_000)',
        replace: 'secondsLeft * 1_000',
      },
      {
        name: 'a frozen attempt resumes open',
        find: "ended: record.phase === 'submitting',",
        replace: 'ended: false,',
      },
      {
        name: 'the marks are not restored',
        find: '    ...row,\n',
        replace: '    ...row,\n    marked: item.marked,\n',
      },
      {
        name: 'times of fewer choices are taken for those of all',
        find: 'attemptedAtMs.length === letters.length ? attemptedAtMs : letters.map(() => -1)',
        replace: 'attemptedAtMs',
      },
      {
        name: 'how sure an answer is is not restored',
        find: "confidence: answer === '' ? undefined : confidence,",
        replace: 'confidence: undefined,',
      },
      {
        name: 'a struck answer is restored struck',
        find: 'struckLetters.filter((letter) => letter !== answer)',
        replace: 'struckLetters',
      },
      {
        name: 'rows are matched by place and not by question',
        find: 'rows.get(item.questionId))),',
        replace: 'record.items[item.questionNo - 1])),',
      },
    ],
  ),
  ...faultsIn(
    'journal',
    'src/features/exam/sagas/journalSaga.ts',
    [`${EXAM}/sagas/examSaga.test.ts`],
    [
      {
        name: 'an answer is not written in its click',
        find: '      answerChosen,\n      confidence',
        replace: '      confidence',
      },
      {
        name: 'how sure an answer is is not written in its click',
        find: '      confidenceChosen,\n      mark',
        replace: '      mark',
      },
      {
        name: 'a mark is not written in its click',
        find: '      markToggled,\n      strike',
        replace: '      strike',
      },
      {
        name: 'a strike is not written in its click',
        find: '      strikeToggled,\n      pageHidden',
        replace: '      pageHidden',
      },
      {
        name: 'a move is not written',
        find: '  yield debounce(MOVE_DEBOUNCE_MS, itemEntered, keep);\n',
        replace: '',
      },
      {
        name: 'a page that is hidden is not written',
        find: '      pageHidden,\n      clock',
        replace: '      clock',
      },
      { name: 'a stopped clock is not written', find: '      clockStopped,\n', replace: '' },
      {
        name: 'an answer is written later',
        find: 'void journal.write(',
        replace: 'yield* delay(100);\n  void journal.write(',
      },
      {
        name: 'a read-only tab writes the journal',
        find: 'exam === undefined || exam.readOnly || exam.attempt.ended',
        replace: 'exam === undefined || exam.attempt.ended',
      },
      {
        name: 'an ended attempt goes on writing the journal',
        find: 'exam === undefined || exam.readOnly || exam.attempt.ended',
        replace: 'exam === undefined || exam.readOnly',
      },
      {
        name: 'the time left is not written every 5 s',
        find: '    );\n    yield* keep();\n',
        replace: '    );\n',
      },
      { name: 'the time left is written every 50 s', find: '= 5_000;', replace: '= 50_000;' },
      {
        name: 'a block without a timer ends at once',
        find: 'exam.attempt.timerOn && left === 0',
        replace: 'left === 0',
      },
      {
        name: 'the block ends up to 5 s late',
        find: 'exam.attempt.timerOn && left > 0 ? Math.min(left, TIME_SAVED_EVERY_MS) : TIME_SAVED_EVERY_MS',
        replace: 'TIME_SAVED_EVERY_MS',
      },
      { name: 'sleep is noticed only when the page is shown', find: '    trackSleep();\n', replace: '' },
      {
        name: 'records are dated by the clock of the device',
        find: 'monotonicNow(), serverNow())',
        replace: 'monotonicNow(), Date.now())',
      },
    ],
  ),
  ...faultsIn(
    'journal',
    'src/features/exam/attempt/attemptModel.ts',
    [`${ATTEMPT}/attemptModel.test.ts`],
    [
      {
        name: 'answers change after the end of the block',
        find: '!attempt.ended && !isTimeOver(attempt, now)',
        replace: '!isTimeOver(attempt, now)',
      },
      {
        name: 'answers change after the time is over',
        find: '!attempt.ended && !isTimeOver(attempt, now)',
        replace: '!attempt.ended',
      },
      {
        name: 'a struck option can be chosen',
        find: 'item.answer === letter || item.struckLetters.includes(letter)',
        replace: 'item.answer === letter',
      },
      {
        name: 'only the last letter tried is kept',
        find: 'attemptedLetters: [...item.attemptedLetters, letter]',
        replace: 'attemptedLetters: [letter]',
      },
      {
        name: 'the chosen option can be struck out',
        find: 'return item.answer === letter ? item : {',
        replace: 'return {',
      },
      {
        name: 'an index past the end leaves the block',
        find: 'Math.max(0, count - 1));',
        replace: 'Math.max(0, count));',
      },
    ],
  ),
];

const clock = [
  ...faultsIn(
    'clock',
    'src/features/exam/attempt/attemptModel.ts',
    [`${ATTEMPT}/attemptModel.test.ts`],
    [
      {
        name: 'a question has 60 s',
        find: 'quiz.questions.length * SECONDS_PER_QUESTION',
        replace: 'quiz.questions.length * 60',
      },
      {
        name: 'the time left falls below zero',
        find: ': Math.max(0, timeLeftMs - Math.max(0, now - clockStartedAt));',
        replace: ': timeLeftMs - Math.max(0, now - clockStartedAt);',
      },
      {
        name: 'a moment before the start adds time',
        find: ': Math.max(0, timeLeftMs - Math.max(0, now - clockStartedAt));',
        replace: ': Math.max(0, timeLeftMs - (now - clockStartedAt));',
      },
      {
        name: 'starting a running clock gives its time back',
        find: 'clockStartedAt: attempt.clockStartedAt ?? now',
        replace: 'clockStartedAt: now',
      },
      {
        name: 'a suspended block loses what has passed',
        find: 'timeLeftMs: timeLeftAt(settled, now), clockStartedAt',
        replace: 'clockStartedAt',
      },
      {
        name: 'the clock of an ended block goes on',
        find: '{ ...suspended(attempt, now), ended: true }',
        replace: '{ ...attempt, ended: true }',
      },
      {
        name: 'the seconds of an item that is left are lost',
        find: 'timeSpentMs: item.timeSpentMs + seen',
        replace: 'timeSpentMs: item.timeSpentMs',
      },
      {
        name: 'the next item counts from the moment of the former',
        find: 'visibleSince: isLooking ? now : undefined',
        replace: 'visibleSince: attempt.visibleSince',
      },
      {
        name: 'a hidden item counts after a move',
        find: 'visibleSince: isLooking ? now : undefined',
        replace: 'visibleSince: now',
      },
    ],
  ),
  ...faultsIn(
    'clock',
    'src/features/exam/attempt/sleepModel.ts',
    [`${ATTEMPT}/sleepModel.test.ts`],
    [
      {
        name: 'a wall clock that is moved counts as sleep',
        find: 'before.hidden && ahead > DRIFT_MS',
        replace: 'ahead > DRIFT_MS',
      },
      { name: 'sleep counts twice', find: ' - (after.page - before.page)', replace: '' },
      { name: 'a corrected wall clock counts as sleep', find: 'ahead > DRIFT_MS', replace: 'ahead > 0' },
      { name: 'sleep gives time back', find: '? ahead : 0', replace: '? -ahead : 0' },
    ],
  ),
  ...faultsIn(
    'clock',
    'src/features/exam/store/monotonicNow.ts',
    [`${EXAM}/store/monotonicNow.test.ts`],
    [
      { name: 'sleep does not count', find: 'performance.now() + slept', replace: 'performance.now()' },
      {
        name: 'the wall clock is the clock',
        find: 'performance.now() + slept',
        replace: 'Date.now() + slept',
      },
      { name: 'only the last sleep counts', find: 'slept += sleptBetween', replace: 'slept = sleptBetween' },
      { name: 'sleep outside an exam counts for the next', find: '  last = undefined;\n', replace: '' },
      {
        name: 'a sleep counts again with each reading',
        find: '  last = now;\n',
        replace: '  last ??= now;\n',
      },
    ],
  ),
  ...faultsIn(
    'clock',
    'src/features/exam/useExamVisit.ts',
    [`${EXAM}/useExamVisit.test.tsx`],
    [
      {
        name: 'a page in the back/forward cache keeps the clock stopped',
        find: 'if (event.persisted) store.dispatch',
        replace: 'if (!event.persisted) store.dispatch',
      },
      {
        name: 'the clock runs while the page is in the back/forward cache',
        find: "    window.addEventListener('pagehide', onHide);\n",
        replace: '',
      },
      {
        name: 'a hidden page counts for its item',
        find: "document.visibilityState === 'hidden' ? pageHidden : pageShown",
        replace: 'pageShown',
      },
      {
        name: 'sleep is not noticed when the page is shown',
        find: '    const onVisibility = (): void => {\n      trackSleep();',
        replace: '    const onVisibility = (): void => {',
      },
      {
        name: 'an exam that is left is not stopped',
        find: '      store.dispatch(clockStopped({ now: monotonicNow() }));\n      store',
        replace: '      store',
      },
    ],
  ),
  ...faultsIn(
    'clock',
    'src/domain/attempt/submission.ts',
    [`${ATTEMPT}/submissionModel.test.ts`],
    [
      {
        name: 'seconds are sent as milliseconds',
        find: 'Math.floor((item?.timeSpentMs ?? 0) / 1_000)',
        replace: 'Math.floor(item?.timeSpentMs ?? 0)',
      },
      {
        name: 'unanswered questions count as answered',
        find: "({ answerGiven }) => answerGiven !== ''",
        replace: '({ answerGiven }) => answerGiven !== undefined',
      },
      {
        name: 'the duration is the time left',
        find: '(secondsGiven ?? most) - Math.ceil',
        replace: 'Math.ceil',
      },
      {
        name: 'a block without a timer has a duration',
        find: 'if (secondsLeft === null) return 0;',
        replace: '',
      },
      {
        name: 'a block of an exam day has 90 s a question',
        find: '(secondsGiven ?? most)',
        replace: 'most',
      },
      {
        name: 'the duration may be more than 90 s a question',
        find: 'Math.min(most, Math.max(0, (secondsGiven ?? most) - Math.ceil(secondsLeft)))',
        replace: 'Math.max(0, (secondsGiven ?? most) - Math.ceil(secondsLeft))',
      },
      { name: 'the last second counts', find: 'Math.ceil(secondsLeft', replace: 'Math.floor(secondsLeft' },
    ],
  ),
];

const DELIVERY = [
  'tests/domain/outbox/submission/submitDelivery.test.ts',
  'tests/domain/outbox/outboxSessions.test.ts',
];
const REVIEWS = ['tests/domain/outbox/reviews/reviewDelivery.test.ts'];
const outbox = [
  ...faultsIn('outbox', 'src/domain/outbox/submission/submitDelivery.ts', DELIVERY, [
    {
      name: 'two tabs deliver at once',
      find: 'yield* withLock(`qlearn-submission-${quizId}`, () => attemptDelivery(userId, quizId))',
      replace: 'yield* attemptDelivery(userId, quizId)',
    },
    {
      name: 'a submission that may have arrived is sent again',
      find: 'if (record.isTried && (yield* isRecorded(record))) return;',
      replace: '',
    },
    {
      name: 'a submission is sent before it is stored as tried',
      find: '  yield* call(outboxStorage.writeSubmission, { ...record, isTried: true });\n  try',
      replace: '  try',
    },
    {
      name: 'a complete quiz counts as a receipt',
      find: '  const histories = yield* loadQuestionHistories.run({ quizId });',
      replace:
        '  if (quizId !== undefined) return true;\n  const histories = yield* loadQuestionHistories.run({ quizId });',
    },
    {
      name: 'answers that differ on the server count as received',
      find: "!mayBeLetter(recorded.get(questionId) ?? '', answerGiven)",
      replace: '!recorded.has(questionId)',
    },
    {
      name: 'a refusal is forgotten',
      find: '      yield* call(outboxStorage.writeSubmission, { ...record, isTried: true, refusal });\n',
      replace: '',
    },
    {
      name: 'a refused submission is sent again at the next start',
      find: '  if (record?.refusal !== undefined) {',
      replace: '  if (record === undefined) {',
    },
    {
      name: 'a refusal is retried for ever',
      find: 'record !== undefined && isPermanent(cause)',
      replace: 'record === undefined && isPermanent(cause)',
    },
    {
      name: 'no copy is kept of what was sent',
      find: '  yield* call(sentSubmissions.write, userId, quizId, sent);\n',
      replace: '',
    },
    {
      name: 'the journal of a submitted attempt stays',
      find: '  yield* call(journal.remove, userId, quizId);\n',
      replace: '',
    },
    {
      name: 'the record of a submitted attempt stays',
      find: '  yield* call(outboxStorage.removeSubmission, userId, quizId);\n',
      replace: '',
    },
    {
      name: 'what was removed from the device counts as sent',
      find: 'record !== undefined || (yield* isComplete(quizId))',
      replace: 'true',
    },
    {
      name: '409 of an incomplete quiz counts as sent',
      find: 'cause.status === 409 && (yield* isRecorded(record))',
      replace: 'cause.status === 409',
    },
  ]),
  ...faultsIn('outbox', 'src/domain/outbox/outboxSaga.ts', DELIVERY, [
    {
      name: 'a second submission overwrites a waiting one',
      find: 'kept === undefined || kept.refusal !== undefined',
      replace: 'kept !== null',
    },
    {
      name: 'a second submission runs beside the first',
      find: '    if (delivering.has(quizId)) return;\n',
      replace: '',
    },
    {
      name: 'the next sign-in does not deliver',
      find: '    yield fork(deleteExpired, payload.id, serverNow());\n    yield* resumeDeliveries(payload);',
      replace: '    yield fork(deleteExpired, payload.id, serverNow());',
    },
    {
      name: 'what is queued after the session has ended is delivered',
      find: 'if (yield* isSignedIn(userId)) yield* deliver',
      replace: 'yield* deliver',
    },
    {
      name: 'records age by the clock of the device',
      find: 'fork(deleteExpired, payload.id, serverNow())',
      replace: 'fork(deleteExpired, payload.id, Date.now())',
    },
    { name: 'Try again keeps the refusal', find: '{ ...kept, refusal: undefined }', replace: 'kept' },
    {
      name: 'a submission may be sent twice after it was sent',
      find: "    if (state?.status === 'sent') return;\n",
      replace: '',
    },
  ]),
  ...faultsIn('outbox', 'src/domain/outbox/retryPolicy.ts', DELIVERY, [
    { name: '401 is a refusal for good', find: '[401, 408, 429]', replace: '[408, 429]' },
    { name: '429 is a refusal for good', find: '[401, 408, 429]', replace: '[401, 408]' },
    { name: '500 is a refusal for good', find: 'cause.status < 500', replace: 'cause.status < 600' },
    {
      name: 'the network coming back does not end the pause',
      find: '    online: call(untilOnline),\n',
      replace: '',
      only: { tests: ['tests/domain/outbox/retryPolicy.test.ts'] },
    },
    {
      name: 'Try again does not end the pause',
      find: 'action.payload.quizId === quizId',
      replace: 'action.payload.quizId !== quizId',
      only: { tests: ['tests/domain/outbox/retryPolicy.test.ts'] },
    },
  ]),
  ...faultsIn(
    'outbox',
    'src/shared/browser/backOff.ts',
    ['tests/domain/outbox/retryPolicy.test.ts'],
    [
      { name: 'the pause does not grow', find: 'first * factor ** (failures - 1)', replace: 'first' },
      {
        name: 'the pause grows without limit',
        find: 'Math.min(longest, first * factor ** (failures - 1))',
        replace: 'first * factor ** (failures - 1)',
      },
    ],
  ),
  ...faultsIn('outbox', 'src/domain/outbox/outboxRecord.ts', DELIVERY, [
    {
      name: 'another user’s submission is read',
      find: 'accepts: (submission, { userId }) => submission.userId === userId',
      replace: 'accepts: () => true',
      only: { tests: ['tests/domain/outbox/outboxStorage.test.ts'] },
    },
    {
      name: 'whether it was tried is forgotten',
      find: '  isTried: boolean,\n  /** Why',
      replace: '  isTried: () => false,\n  /** Why',
    },
    {
      name: 'the letters tried are forgotten',
      find: 'answersAttempted: stringList',
      replace: 'answersAttempted: () => []',
    },
    {
      name: 'review times are read in any order',
      find: '(a.recordId < b.recordId ? -1 : 1)',
      replace: '(a.recordId < b.recordId ? 1 : -1)',
      only: { tests: REVIEWS },
    },
  ]),
  ...faultsIn('outbox', 'src/domain/outbox/reviews/reviewDelivery.ts', REVIEWS, [
    {
      name: 'a review time is sent again and again',
      find: "  if (outcome === 'settled') yield* call(outboxStorage.removeReviewTime, userId, recordId);\n",
      replace: '',
    },
    {
      name: 'a review time of an unclear outcome is counted twice',
      find: 'if (isTried && (yield* hasArrived(record))) return;',
      replace: '',
    },
    {
      name: 'a review time that the server does not have is dropped',
      find: 'recorded.reviewTimeSpent >= total',
      replace: 'recorded.reviewTimeSpent >= 0',
    },
    {
      name: 'a failed review time holds up the next',
      find: "if (outcome === 'unreachable') return false;",
      replace: "if (outcome !== 'settled') return false;",
    },
    {
      name: 'a refused review time blocks the next',
      find: "if (isPermanent(cause)) return 'settled';",
      replace: "if (isPermanent(cause)) return 'unreachable';",
    },
    {
      name: 'a review time is dropped while the server is away',
      find: "return isUnreachable ? 'unreachable' : 'failed';",
      replace: "return 'settled';",
    },
    {
      name: 'an open feedback block is ended',
      find: 'blocks.filter(({ isLeft }) => isLeft)',
      replace: 'blocks',
    },
  ]),
  ...faultsIn(
    'outbox',
    'src/features/exam/sagas/submitSaga.ts',
    [`${EXAM}/sagas/examSaga.test.ts`],
    [
      {
        name: 'the frozen attempt is not journaled',
        find: '  void journal.write(record);\n',
        replace: '',
      },
      {
        name: 'a frozen attempt is not submitted after a reload',
        find: 'if (exam?.attempt.ended === true && !exam.readOnly) yield* call(submit);',
        replace: '',
      },
      {
        name: 'a read-only tab submits',
        find: '!exam.attempt.ended || exam.readOnly) return',
        replace: '!exam.attempt.ended) return',
      },
      {
        name: 'the result opens before the server has the answers',
        find: '  if (!(yield* isSent(quizId))) return;\n',
        replace: '',
      },
      {
        name: 'a tutor’s attempt is reported as a student’s',
        find: "mode === 'tutor' ? 'tutor' : 'normal'",
        replace: "'normal'",
      },
    ],
  ),
  ...faultsIn(
    'outbox',
    'src/features/exam/sagas/reviewTimeSaga.ts',
    [`${EXAM}/sagas/examSaga.test.ts`],
    [
      {
        name: 'review seconds are sent again with each move',
        find: ' - (sent.get(questionId) ?? 0)',
        replace: '',
      },
      {
        name: 'the sum of the review seconds is forgotten',
        find: 'sent.set(questionId, sum);',
        replace: 'sent.set(questionId, seconds);',
      },
      {
        name: 'review milliseconds are sent',
        find: 'Math.floor(timeSpentMs / 1_000)',
        replace: 'Math.floor(timeSpentMs)',
      },
      {
        name: 'the seconds of the last question are not sent',
        find: 'takeEvery([itemEntered, clockStopped]',
        replace: 'takeEvery([itemEntered]',
      },
      {
        name: 'questions without a second are sent',
        find: '      if (seconds <= 0) continue;\n',
        replace: '',
      },
    ],
  ),
  ...faultsIn(
    'outbox',
    'src/app/sign-out/unsentAnswers.ts',
    ['tests/scenarios/session/signOut.test.tsx'],
    [
      { name: 'sign-out ignores waiting submissions', find: 'submissions.length > 0 || ', replace: '' },
      {
        name: 'sign-out ignores the journal',
        find: "items.some(({ answer }) => answer !== '')",
        replace: 'items.length < 0',
      },
      {
        name: 'sign-out asks without an answer',
        find: "items.some(({ answer }) => answer !== '')",
        replace: 'items.length > 0',
      },
    ],
  ),
];

const SESSION = ['tests/domain/session/sessionStart.test.ts', 'tests/domain/session/sessionEnd.test.ts'];
const TOKEN = ['tests/domain/session/token.test.ts'];
const GUARDS = ['tests/app/router/guards.test.tsx'];
const guards = [
  ...faultsIn('guards', 'src/app/router/guards.tsx', GUARDS, [
    {
      name: 'the guard takes an expired token',
      find: 'isSignedOut || !isLive',
      replace: 'isSignedOut',
    },
    {
      name: 'the guard lets a signed-out visitor through',
      find: 'isSignedOut || !isLive',
      replace: '!isLive',
    },
    {
      name: 'the guard does not redirect',
      find: 'return <Navigate to={paths.signIn.to()} replace />;',
      replace: 'return null;',
    },
    {
      name: 'anybody may administrate',
      find: 'role === undefined || permissions[role][to]',
      replace: 'role !== null',
    },
  ]),
  ...faultsIn('guards', 'src/app/App.tsx', GUARDS, [
    {
      name: 'the pages of administrators are open to everyone',
      find: '<Route element={<RequirePermission to="administration" />}>',
      replace: '<Route>',
    },
  ]),
  ...faultsIn('guards', 'src/shared/storage/serverClock.ts', TOKEN, [
    {
      name: 'the clock of the device is trusted',
      find: 'now + skew > expiresAt',
      replace: 'now > expiresAt',
    },
  ]),
  ...faultsIn('guards', 'src/shared/storage/tokenTimes.ts', TOKEN, [
    { name: 'a token without exp is live', find: ' + 60_000 : 0', replace: ' + 60_000 : Infinity' },
    { name: 'exp is read as milliseconds', find: 'exp * 1_000 + 60_000', replace: 'exp + 60_000' },
    { name: 'a token has no grace', find: 'exp * 1_000 + 60_000', replace: 'exp * 1_000' },
    {
      name: 'the skew has the wrong sign',
      find: 'iat * 1_000 - receivedAt',
      replace: 'receivedAt - iat * 1_000',
    },
  ]),
  ...faultsIn('guards', 'src/domain/session/sessionFlow.ts', SESSION, [
    {
      name: 'an expired token signs in',
      find: '  if (isTokenExpired(token, now, now)) throw new RemoteError({ status: 500 });\n',
      replace: '',
    },
    {
      name: 'a refused sign-in leaves its token',
      find: '    clearSessionEntries();\n    yield put(sessionMissing());\n    throw',
      replace: '    yield put(sessionMissing());\n    throw',
    },
    {
      name: '500 of /user/me ends the session',
      find: "cause.status === 401 ? 'refused' : 'failed'",
      replace: "'refused'",
    },
    {
      name: '401 of /user/me keeps the session',
      find: "cause.status === 401 ? 'refused' : 'failed'",
      replace: "'failed'",
    },
    {
      name: 'an expired token stays in the browser',
      find: '    if (hadToken) clearSessionEntries();\n',
      replace: '',
    },
    {
      name: 'without network nobody is signed in',
      find: '  if (hint !== undefined) yield put(signedIn(hint));\n',
      replace: '',
    },
  ]),
  ...faultsIn('guards', 'src/domain/session/sessionSaga.ts', SESSION, [
    {
      name: 'each 401 asks whether the session is over',
      find: 'takeLeading(unauthorized',
      replace: 'takeEvery(unauthorized',
    },
    {
      name: 'the return path is not stored',
      find: '  storeReturnPath(location.pathname);\n  yield* endSession',
      replace: '  yield* endSession',
    },
    {
      name: 'signing out leaves the visitor’s data',
      find: '  clearVisitorEntries();\n  yield put(logout());',
      replace: '  yield put(logout());',
    },
    {
      name: 'the former user’s data stays when another tab signs in',
      find: '    yield* announceSessionEnd(false);\n    yield put(logout());',
      replace: '    yield* announceSessionEnd(false);',
    },
    {
      name: 'a sign-out in another tab is ignored',
      find: "    if (session.status !== 'signedOut') yield* endSession({ maySend: false });\n",
      replace: '',
    },
  ]),
  ...faultsIn('guards', 'src/domain/session/otherTabs.ts', SESSION, [
    {
      name: 'a sign-out during the back/forward cache is missed',
      find: 'persisted && token !== tokenAtFreeze',
      replace: 'persisted && token === tokenAtFreeze',
    },
    {
      name: 'a storage that was cleared is ignored',
      find: 'key !== localEntries.token.name && key !== null',
      replace: 'key !== localEntries.token.name',
    },
  ]),
  ...faultsIn(
    'guards',
    'src/domain/session/returnPath.ts',
    ['tests/domain/session/returnPath.test.ts', ...SESSION],
    [
      {
        name: 'any path is stored as return path',
        find: 'if (isReturnPath(pathname)) entry',
        replace: 'entry',
      },
      {
        name: 'the stored return path is not checked',
        find: 'pathname !== undefined && isReturnPath(pathname) ? pathname : undefined',
        replace: 'pathname',
      },
      { name: 'the return path is used twice', find: '  entry.remove();\n', replace: '' },
    ],
  ),
  ...faultsIn(
    'guards',
    'src/domain/session/useThemeToggle.ts',
    ['tests/domain/session/useThemeToggle.test.tsx'],
    [
      {
        name: 'the theme is not saved to the account',
        find: '    dispatch(preferenceChanged({ darkTheme }));\n',
        replace: '',
      },
      {
        name: 'the other theme is saved to the account',
        find: 'preferenceChanged({ darkTheme })',
        replace: 'preferenceChanged({ darkTheme: !darkTheme })',
      },
    ],
  ),
  ...faultsIn(
    'guards',
    'src/domain/events/events.ts',
    ['tests/domain/events/events.test.ts'],
    [
      {
        name: 'the start of a session is not reported',
        find: "yield* call(track, 'session started', { role });",
        replace: '',
      },
    ],
  ),
  ...faultsIn(
    'guards',
    'src/features/exam/sagas/loadExamSaga.ts',
    [`${EXAM}/sagas/examSaga.test.ts`],
    [
      {
        name: 'another user’s quiz opens',
        find: "  if (quiz.userId !== '' && quiz.userId !== user.id) throw new ExamLoadError({ kind: 'unknownQuiz' });\n",
        replace: '',
      },
      {
        name: 'a quiz is reviewed before it is complete',
        find: "mode === 'review' && quiz.quizStatus !== 'COMPLETE'",
        replace: "mode === 'review' && quiz.quizStatus === undefined",
      },
      {
        name: 'a complete quiz is taken again',
        find: "mode !== 'review' && quiz.quizStatus === 'COMPLETE'",
        replace: "mode !== 'review' && quiz.quizStatus === undefined",
      },
      {
        name: 'the answers of this device are forgotten where the quiz is complete',
        find: '    if (unsent !== undefined) yield put(outbox.actions.submissionQueued(unsent));\n',
        replace: '',
      },
      {
        name: 'a student gets the key',
        find: "quiz.tutorOn && permissions[user.primaryRole].tutorExam ? 'tutor' : 'student'",
        replace: "quiz.tutorOn ? 'tutor' : 'student'",
      },
      {
        name: 'the journal is not restored',
        find: 'const restored = attemptFromJournal(start, record);',
        replace: 'const restored = start;',
      },
    ],
  ),
];

const BUILDER = 'tests/scenarios/create-quiz';
const builder = [
  ...faultsIn(
    'builder',
    'src/features/create-quiz/store/countSaga.ts',
    [`${BUILDER}/settings.test.tsx`],
    [{ name: 'the end of the quota is shown with each count', find: '!toldOutOfQuestions && ', replace: '' }],
  ),
  ...faultsIn(
    'builder',
    'src/features/create-quiz/store/createSaga.ts',
    [`${BUILDER}/categoryQuiz.test.tsx`],
    [
      {
        name: 'a quiz is created with more questions than are eligible',
        find: '  if (isCreateDisabled(amount, eligible)) return;\n',
        replace: '',
      },
      {
        name: 'a quiz is created before its questions are counted',
        find: '  if (yield* isLeftBeforeCounted()) return;\n',
        replace: '',
      },
      {
        name: 'a quiz is created after its page was left',
        find: 'return left !== undefined;',
        replace: 'return false;',
      },
      {
        name: 'what was taken out while the count was awaited is not missed',
        find: '  // The form may have changed while waiting.\n  if (yield* reportMissing()) return;\n',
        replace: '',
      },
    ],
  ),
  ...faultsIn(
    'builder',
    'src/features/create-quiz/store/questionCountModel.ts',
    ['tests/features/create-quiz/store/questionCountModel.test.ts'],
    [
      {
        name: 'one question more than eligible is taken',
        find: 'Number(amount) > eligible',
        replace: 'Number(amount) > eligible + 1',
      },
      {
        name: 'tutors have a quota',
        find: 'permissions[role].dailyQuota && questionLeftInDay <= 0',
        replace: 'questionLeftInDay <= 0',
      },
      {
        name: 'the quota ends one question early',
        find: 'questionLeftInDay <= 0',
        replace: 'questionLeftInDay <= 1',
      },
    ],
  ),
  ...faultsIn(
    'builder',
    'src/domain/events/track.ts',
    ['tests/domain/events/events.test.ts'],
    [
      {
        name: 'events name the address of the page',
        find: '{ name, properties, at:',
        replace: '{ name, properties, page: location.href, at:',
      },
    ],
  ),
];

const decoders = [
  ...faultsIn(
    'decoders',
    'src/shared/api/decode.ts',
    ['tests/shared/api/decode.test.ts'],
    [
      {
        name: 'inherited names are read',
        find: 'return this.has(name) ? this.#object[name] : undefined;',
        replace: 'return this.#object[name];',
      },
      {
        name: 'a list counts as an object',
        find: 'value !== null && !Array.isArray(value) &&',
        replace: 'value !== null &&',
      },
      {
        name: 'null counts as a value',
        find: 'value !== undefined && value !== null) return value',
        replace: 'value !== undefined) return value',
      },
      {
        name: 'a bug in a decoder is taken for bad data',
        find: '    if (error instanceof DecodeError) return undefined;\n    throw error;',
        replace: '    return undefined;',
      },
      {
        name: 'a blank id is an id',
        find: "read === '' || read.length > MAX_ID_LENGTH",
        replace: 'read.length > MAX_ID_LENGTH',
      },
      {
        name: 'Infinity is a number',
        find: "typeof read !== 'number' || !Number.isFinite(read)",
        replace: "typeof read !== 'number' || Number.isNaN(read)",
      },
      {
        name: 'counts may be negative',
        find: 'Math.max(0, Math.round(numberOr(value, fallback)))',
        replace: 'Math.round(numberOr(value, fallback))',
      },
      {
        name: 'any text is true',
        find: "if (read === undefined) throw new DecodeError('true or false', value);",
        replace: 'if (read === undefined) return true;',
      },
      {
        name: 'an unknown value is taken',
        find: 'spelling(candidate) === wanted)',
        replace: 'spelling(candidate).startsWith(wanted))',
      },
    ],
  ),
  ...faultsIn(
    'decoders',
    'src/shared/api/percentage.ts',
    ['tests/shared/api/decode.test.ts', 'tests/shared/api/anyBackend.test.ts'],
    [
      {
        name: 'percentages may exceed 100',
        find: 'Math.min(100, Math.max(0, value))',
        replace: 'Math.max(0, value)',
      },
      {
        name: 'a fraction is a percentage',
        find: 'if (read > 0 && read <= 1 && allows(read * 100)) {',
        replace: 'if (read < 0) {',
      },
    ],
  ),
  ...faultsIn(
    'decoders',
    'src/shared/api/date.ts',
    ['tests/shared/api/decode.test.ts', 'tests/shared/api/anyBackend.test.ts'],
    [
      {
        name: 'a time without a zone is local',
        find: "match[1] === undefined && iso.includes('T') ? `${iso}Z` : iso",
        replace: 'iso',
      },
      { name: 'small numbers are dates', find: 'if (epoch < FIRST_SECOND) return Number.NaN;', replace: '' },
      {
        name: 'months of a list count from 0',
        find: 'Date.UTC(year, month - 1,',
        replace: 'Date.UTC(year, month,',
      },
    ],
  ),
  ...faultsIn(
    'decoders',
    'src/shared/api/ignored.ts',
    ['tests/shared/api/decode.test.ts'],
    [
      {
        name: 'HTML is an empty response',
        find: "if (typeOf(body) === 'HTML') throw new DecodeError('a body that is not HTML', body);",
        replace: '',
      },
    ],
  ),
  ...faultsIn(
    'decoders',
    'src/shared/api/list.ts',
    ['tests/shared/api/decode.test.ts'],
    [
      {
        name: 'a bad row drops its list',
        find: 'if (!(error instanceof DecodeError)) throw error;\n          firstError ??= error;',
        replace: 'throw error;',
      },
      {
        name: 'a list that is missing is unusable',
        find: 'if (isAbsent(value)) return { rows: [], names };',
        replace: '',
      },
    ],
  ),
  ...faultsIn(
    'decoders',
    'src/shared/api/answerLetter.ts',
    ['tests/shared/api/anyBackend.test.ts'],
    [
      {
        name: 'a key that names no option is the first',
        find: "if (found === undefined) throw new DecodeError('the letter, text or index of an option', answer);",
        replace: "if (found === undefined) return 'A';",
      },
      {
        name: 'every server counts options from 0',
        find: 'Number(answer) === options.length',
        replace: 'Number(answer) < 0',
      },
    ],
  ),
  ...faultsIn(
    'decoders',
    'src/shared/api/entity.ts',
    [
      'tests/shared/api/everyEndpoint.test.ts',
      'tests/shared/api/question.test.ts',
      'tests/shared/api/plan.test.ts',
      'tests/shared/api/quiz.test.ts',
    ],
    [
      {
        name: 'the second name of a field is not read',
        find: 'decode(field(fields, ...names))',
        replace: 'decode(fields.get(names[0]))',
      },
      {
        name: 'a wrapped entity is not read',
        find: 'inObject(body, entityName, own,',
        replace: "inObject(body, entityName, ['data'],",
      },
      {
        name: 'rows have no index',
        find: 'decoded[key] = read(fields, index)',
        replace: 'decoded[key] = read(fields, 0)',
      },
      {
        name: 'rows share one object',
        find: 'const decoded = { ...blank };',
        replace: 'const decoded = blank;',
      },
    ],
  ),
  ...faultsIn(
    'decoders',
    'src/shared/remote/remoteState.ts',
    [
      'tests/shared/remote/createRemoteCall.concurrency.test.ts',
      'tests/shared/remote/createRemoteCall.test.ts',
    ],
    [
      {
        name: 'the answer of an older request is shown',
        find: "if (entry?.requestId !== requestId || entry.remote.status !== 'pending') return entries;",
        replace: "if (entry?.remote.status !== 'pending') return entries;",
      },
      {
        name: 'old data is dropped while it is loaded again',
        find: "remote: { status: 'pending', args, data } } }",
        replace: "remote: { status: 'pending', args, data: undefined } } }",
      },
    ],
  ),
  ...faultsIn(
    'decoders',
    'src/shared/remote/useRemote.ts',
    ['tests/shared/remote/useRemote.test.tsx'],
    [
      {
        name: 'other arguments’ data counts as loaded',
        find: "current.status !== 'idle' && !areEqual(current.args, wanted)",
        replace: 'current === undefined',
      },
      {
        name: 'a page requests what another has requested',
        find: "if (now.status === 'pending' && areEqual(now.args, wanted)) return;",
        replace: '',
      },
    ],
  ),
];

const REFUNDS = ['tests/features/refunds/RefundScreen.test.tsx'];
const RETURN = ['tests/features/payment-return/PaymentReturnScreen.test.tsx'];
const money = [
  ...faultsIn(
    'money',
    'src/features/refunds/refundModel.ts',
    ['tests/features/refunds/refundModel.test.ts'],
    [
      { name: 'a refund is offered after a refund', find: ' && !refunded.includes(id);', replace: ';' },
      {
        name: 'a running plan is refunded',
        find: "status === 'CANCELED' && price > 0",
        replace: 'price > 0',
      },
      {
        name: 'a refund of nothing is offered',
        find: "status === 'CANCELED' && price > 0",
        replace: "status === 'CANCELED'",
      },
      {
        name: 'a free plan is cancelled',
        find: "status === 'SUCCESS' && plan?.category !== 'FREE'",
        replace: "status === 'SUCCESS'",
      },
      {
        name: 'a cancelled plan is cancelled again',
        find: "status === 'SUCCESS' && plan?.category !== 'FREE'",
        replace: "plan?.category !== 'FREE'",
      },
      {
        name: 'the question names the price of the plan',
        find: 'formatMoney(booking.price)',
        replace: 'formatMoney(booking.plan?.price ?? 0)',
      },
    ],
  ),
  ...faultsIn('money', 'src/features/refunds/PaymentList.tsx', REFUNDS, [
    {
      name: 'the refund takes the price of the plan',
      find: 'refundAmount: booking.price',
      replace: 'refundAmount: booking.plan?.price ?? 0',
    },
    {
      name: 'the list shows the price of the plan',
      find: 'cell: ({ price }) => formatMoney(price)',
      replace: 'cell: ({ plan }) => formatMoney(plan?.price ?? 0)',
    },
  ]),
  ...faultsIn('money', 'src/features/refunds/refundedSlice.ts', REFUNDS, [
    {
      name: 'a refund is forgotten on the same visit',
      find: 'state.push(meta.args.bookingId);',
      replace: 'void meta;',
    },
  ]),
  ...faultsIn('money', 'src/features/refunds/calls.ts', REFUNDS, [
    {
      name: 'an unclear refund is not looked up',
      find: 'bookings.some(({ id }) => id === bookingId)',
      replace: 'bookings.length < 0',
    },
    {
      name: 'an unclear cancellation counts as done',
      find: "find(({ id }) => id === bookingId)?.status === 'SUCCESS'",
      replace: "find(({ id }) => id === bookingId)?.status === 'PENDING'",
    },
  ]),
  ...faultsIn(
    'money',
    'src/domain/plan/coupon.ts',
    ['tests/domain/plan/coupon.test.ts', 'tests/shared/format/dates.test.ts'],
    [
      {
        name: 'a coupon expires on its last day',
        find: 'daysBetween(today, expiryDate) < 0',
        replace: 'daysBetween(today, expiryDate) <= 0',
      },
      {
        name: 'a percentage is subtracted in dollars',
        find: '(price * discountPercentage) / 100',
        replace: 'discountPercentage',
      },
      { name: 'a price falls below zero', find: 'Math.max(0, Math.round(', replace: 'Number(Math.round(' },
      {
        name: 'cents are not rounded',
        find: 'Math.round(Number(((price - discount) * 100).toFixed(6))) / 100',
        replace: 'price - discount',
      },
      {
        name: 'a discount exceeds 100 %',
        find: 'DEFAULT_PERCENTAGE), 100)',
        replace: 'DEFAULT_PERCENTAGE), 1000)',
      },
      { name: 'codes differ by case', find: 'code.trim().toLowerCase()', replace: 'code.trim()' },
      { name: 'the later of two codes wins', find: 'if (!byCode.has(code)) byCode', replace: 'byCode' },
    ],
  ),
  ...faultsIn(
    'money',
    'src/features/subscriptions/store/subscriptionsModel.ts',
    ['tests/features/subscriptions/store/subscriptionsModel.test.ts'],
    [
      {
        name: 'plans that are off sale are offered',
        find: 'plansOnOffer(plans)',
        replace: 'plans',
      },
      {
        name: 'a free plan blocks every purchase',
        find: "(activePlan.plan.category !== 'FREE' || activePlan.plan.id === offer.id)",
        replace: 'offer.id !== undefined',
      },
      {
        name: 'a cancelled plan blocks a purchase',
        find: "status === 'ACTIVE' && !expired;",
        replace: '!expired || status === undefined;',
      },
      {
        name: 'a free plan can be ended',
        find: " isActive(activePlan) && activePlan.plan.category !== 'FREE';",
        replace: ' isActive(activePlan);',
      },
      {
        name: 'a subscription is ended by an unpaid booking',
        find: "latestFirst(bookings).filter(({ status }) => status === 'SUCCESS')",
        replace: 'latestFirst(bookings)',
      },
      {
        name: 'a subscription is ended by the oldest booking',
        find: 'a.date < b.date ? 1 : -1',
        replace: 'a.date < b.date ? -1 : 1',
      },
      { name: 'an expired plan is selected', find: '!isSelected && !expired', replace: '!isSelected' },
    ],
  ),
  ...faultsIn(
    'money',
    'src/features/subscriptions/checkout/checkoutAddressModel.ts',
    ['tests/features/subscriptions/checkout/checkoutAddressModel.test.ts'],
    [
      {
        name: 'a checkout may be without encryption',
        find: "  if (url.protocol !== 'https:') return undefined;\n",
        replace: '',
      },
      {
        name: 'a checkout may be anywhere',
        find: 'rules.hosts.length === 0 || rules.hosts.includes(url.host)',
        replace: 'rules.hosts.length >= 0',
      },
      {
        name: 'a checkout may carry user info',
        find: "  if (url.username !== '' || url.password !== '') return undefined;\n",
        replace: '',
      },
      { name: 'a checkout may be on localhost', find: 'return isAllowed && /', replace: 'return /' },
    ],
  ),
  ...faultsIn(
    'money',
    'src/features/subscriptions/checkout/confirmCheckout.ts',
    ['tests/scenarios/subscriptions/checkout.test.tsx'],
    [
      {
        name: 'a second session is opened during the redirect',
        find: '  yield* take(confirmCheckout.actions.reset);\n',
        replace: '',
      },
      {
        name: 'a plan is bought beside that of another tab',
        find: '  if (isPurchaseBlocked(plan, activePlans)) return;\n',
        replace: '',
      },
    ],
  ),
  ...faultsIn(
    'money',
    'src/features/payment-return/paymentReturnModel.ts',
    ['tests/features/payment-return/paymentReturnModel.test.ts'],
    [
      {
        name: 'another user’s booking is shown',
        find: 'id === bookingId && (user === undefined || user.id === userId)',
        replace: 'id === bookingId',
      },
      {
        name: 'a paid booking is reported as failed',
        find: '  if (isPaid(booking)) return undefined;\n',
        replace: '',
      },
      {
        name: 'a cancelled booking counts as unpaid',
        find: "status === 'SUCCESS' || status === 'CANCELED'",
        replace: "status === 'SUCCESS'",
      },
      {
        name: 'a failed booking becomes paid by its address',
        find: "outcome === 'success' && isRetry ?",
        replace: "outcome === 'success' ?",
      },
      {
        name: 'a booking is reported again and again',
        find: '  if (wasReported && !isRetry) return undefined;\n',
        replace: '',
      },
      {
        name: 'an unlisted booking is reported as failed',
        find: "if (booking === undefined) return outcome === 'success' && !wasReported ? 'SUCCESS' : undefined;",
        replace:
          "if (booking === undefined) return wasReported ? undefined : outcome === 'success' ? 'SUCCESS' : 'FAILED';",
        only: { tests: RETURN },
      },
    ],
  ),
  ...faultsIn('money', 'src/features/payment-return/checkReturn.ts', RETURN, [
    { name: 'an accepted report is forgotten', find: '    markReported(bookingId);\n', replace: '' },
    {
      name: 'any booking counts as known',
      find: 'booking !== undefined || wasSentToCheckout(userId, bookingId)',
      replace: 'bookingId !== undefined',
    },
    {
      name: 'a booking sent from here counts as unknown',
      find: ' || wasSentToCheckout(userId, bookingId)',
      replace: '',
    },
    {
      name: 'the booking is not read again',
      find: 'describe(after ?? booking, userId, message)',
      replace: 'describe(booking ?? after, userId, message)',
    },
    {
      name: 'two tabs check a booking at once',
      find: 'yield* withLock(`qlearn.payment.${visit.bookingId}`, () => check(visit, userId))',
      replace: 'yield* check(visit, userId)',
      only: { tests: ['tests/features/payment-return/checkReturn.test.ts'] },
    },
    {
      name: 'a page that opens twice checks twice',
      find: "  name: 'paymentReturn/check',\n  concurrency: 'leading',\n",
      replace: "  name: 'paymentReturn/check',\n  concurrency: 'every',\n",
      only: { tests: ['tests/features/payment-return/checkReturn.test.ts'] },
    },
  ]),
  ...faultsIn('money', 'src/domain/plan/sentBookings.ts', RETURN, [
    {
      name: 'a booking sent by another user counts as one’s own',
      find: '`${userId}/${bookingId}`',
      replace: 'bookingId + userId.slice(0, 0)',
    },
  ]),
];

const CONTENT = [
  'tests/domain/attempt/attemptContent.test.ts',
  'tests/scenarios/exam/offlineReload.test.tsx',
];
const offline = [
  ...faultsIn('offline', 'src/domain/attempt/contentRecord.ts', CONTENT, [
    {
      name: 'content without questions is used',
      find: 'questions.length > 0',
      replace: 'questions.length >= 0',
    },
  ]),
  ...faultsIn('offline', 'src/domain/attempt/attemptContent.ts', CONTENT, [
    {
      name: 'the content of earlier attempts stays',
      find: '      if (!(await isKept({ userId, quizId }))) await clear();\n',
      replace: '',
    },
    {
      name: 'opening an attempt again drops its images',
      find: 'if (!(await isKept({ userId, quizId }))) await clear()',
      replace: 'await clear()',
    },
    {
      name: 'another quiz’s submission removes the content',
      find: '      if (await isKept(owner)) await clear();',
      replace: '      await clear();',
    },
    {
      name: 'the images stay when the texts go',
      find: ', clearStore(attemptImages.store.name)',
      replace: '',
    },
    {
      name: 'a write outlives the removal of the content',
      find: 'last = last.then(change);',
      replace: 'last = change();',
    },
    {
      name: 'an image is kept without its attempt',
      find: 'if (await isKept(owner))\n        await attemptImages.write',
      replace: 'await attemptImages.write',
    },
    {
      name: 'images are shared between quizzes',
      find: '`${quizId}/${imageName}`',
      replace: 'imageName + quizId.slice(0, 0)',
    },
  ]),
  ...faultsIn('offline', 'src/domain/session/sessionSaga.ts', CONTENT, [
    { name: 'the content stays after sign-out', find: '  yield spawn(removeAttemptContent);\n', replace: '' },
  ]),
  ...faultsIn('offline', 'src/domain/outbox/submission/submitDelivery.ts', CONTENT, [
    {
      name: 'the content stays after the submission',
      find: '  yield* call(attemptContent.remove, { userId, quizId });\n',
      replace: '',
    },
  ]),
  ...faultsIn(
    'offline',
    'src/shared/storage/expiredRecords.ts',
    ['tests/shared/storage/expiredRecords.test.ts'],
    [
      {
        name: 'unsent answers of the user are deleted by age',
        find: "record.userId === userId && (expires === 'of other users'",
        replace: "record.userId === userId && (expires !== 'of other users'",
      },
      {
        name: 'one start deletes',
        find: 'now - mark.expiredAt >= CONFIRM_AFTER_MS',
        replace: 'now >= mark.expiredAt',
      },
      { name: 'records go after a day', find: '30 * DAY', replace: '1 * DAY' },
      {
        name: 'a newer release’s records are deleted',
        find: '  if (isOfNewerRelease(value)) return;\n',
        replace: '',
      },
      {
        name: 'a clock that was wrong is believed',
        find: 'isExpired ? (mark?.expiredAt ?? now) : undefined',
        replace: 'isExpired ? (mark?.expiredAt ?? now) : mark?.expiredAt',
      },
    ],
  ),
];

const BACKUP = ['tests/app/settings-page/backupModel.test.ts'];

const backup = [
  ...faultsIn('backup', 'src/app/settings-page/backupModel.ts', BACKUP, [
    {
      name: 'another user’s file is restored',
      find: "  if (owner !== userId) return 'ofAnotherUser';\n",
      replace: '',
    },
    {
      name: 'a newer file is restored',
      find: "  if (version > BACKUP_VERSION) return 'newer';\n",
      replace: '',
    },
    {
      name: 'what is newer on the device is overwritten',
      find: '(timeOf(store, value) ?? 0) > (timeOf(store, current) ?? 0)',
      replace: '(timeOf(store, value) ?? 0) < (timeOf(store, current) ?? 0)',
    },
    {
      name: 'a record of the same time is overwritten',
      find: '(timeOf(store, value) ?? 0) > (timeOf(store, current) ?? 0)',
      replace: '(timeOf(store, value) ?? 0) >= (timeOf(store, current) ?? 0)',
    },
    {
      name: 'a newer release’s record is overwritten',
      find: "isOfNewerRelease(previous) ? 'newer' : 'changed'",
      replace: "'changed'",
    },
    {
      name: 'what is newer on the device is replaced unasked',
      find: 'replacesNewer ? [...writes, ...newer] : writes',
      replace: '[...writes, ...newer]',
    },
    {
      name: 'a record of any size is taken',
      find: 'JSON.stringify(rebuilt.record).length > MAX_RECORD_LENGTH ? undefined : rebuilt',
      replace: 'rebuilt',
    },
    {
      name: 'a preset takes the name of another',
      find: "if ((names.get(name) ?? recordId) !== recordId) return { outcome: 'taken' };",
      replace: '',
    },
  ]),
  ...faultsIn('backup', 'src/domain/study/finishedAttemptRecord.ts', BACKUP, [
    {
      name: 'a finished attempt is taken under any id',
      find: ' && attempt.quizId === recordId',
      replace: '',
    },
  ]),
  ...faultsIn('backup', 'src/domain/notes/noteRecord.ts', BACKUP, [
    {
      name: 'a note of any length is taken',
      find: ' && note.text.length <= MAX_NOTE_LENGTH',
      replace: '',
    },
  ]),
  ...faultsIn(
    'backup',
    'src/shared/storage/replaceRecords.ts',
    ['tests/shared/storage/replaceRecords.test.ts'],
    [
      {
        name: 'what another tab has changed meanwhile is overwritten',
        find: '      if (JSON.stringify(current) !== JSON.stringify(previous.value)) return false;\n',
        replace: '',
      },
    ],
  ),
  ...faultsIn(
    'backup',
    'src/shared/storage/connection.ts',
    ['tests/shared/storage/replaceRecords.test.ts'],
    [
      {
        name: 'a restore that fails is half written',
        find: '      transaction.abort();\n',
        replace: '',
      },
    ],
  ),
  ...faultsIn(
    'backup',
    'src/shared/storage/expiredRecords.ts',
    ['tests/shared/storage/expiredRecords.test.ts'],
    [
      {
        name: 'what was restored goes at once',
        find: 'Math.max(date ?? seenAt, mark?.restoredAt ?? 0)',
        replace: '(date ?? seenAt)',
      },
    ],
  ),
];

export const faults = [
  ...journal,
  ...clock,
  ...outbox,
  ...guards,
  ...builder,
  ...decoders,
  ...money,
  ...offline,
  ...backup,
];
