// Rows of the administrators' lists, in the number that a measure sets.
const DAY = 86_400_000;
const START = 1_790_000_000_000;
const dayOf = (index) => new Date(START - (index % 700) * DAY).toISOString();
const rows = (count, row) => Array.from({ length: count }, (_, index) => row(index));

export const emailOf = (index) => `person${(index * 7919) % 10_007}.${index}@example.org`;

export const students = (count) =>
  rows(count, (index) => ({
    id: `student-${index}`,
    displayName: `Student ${index}`,
    email: emailOf(index),
    primaryRole: 'ROLE_STUDENT',
  }));

export const invitations = (count) =>
  rows(count, (index) => ({
    id: `invitation-${index}`,
    email: emailOf(index),
    invitedPackage: { name: ['Step 1 Quarter', 'Step 2 Month', 'All Year'][index % 3] },
    invitationSendDate: dayOf(index),
    expirationDate: dayOf(index + 14),
    acceptDate: index % 3 === 0 ? dayOf(index + 2) : null,
    status: index % 3 === 0 ? 'ACCEPTED' : 'PENDING',
  }));

export const plans = (count) =>
  rows(count, (index) => ({
    id: `plan-${index}`,
    name: `Plan ${(index * 7919) % count}`,
    category: ['FREE', 'PRO', 'MAX'][index % 3],
    examTypes: ['Step 1', 'Step 2', 'COMLEX'],
    price: 5 + (index % 90),
    durationInDay: [7, 30, 90, 180, 360][index % 5],
    questionsPerDay: 40,
    type: 'GENERAL',
    description: 'Everything for one exam, with explanations and the full history.',
    status: 'ACTIVE',
    videoExplanationLimit: 1,
  }));

/** Three for each question. */
export const studentFeedback = (count) =>
  rows(count, (index) => ({
    questionId: `question-${Math.floor(index / 3)}`,
    blockId: 'b1',
    rating: 1 + (index % 5),
    isError: index % 7 === 0 ? 'Y' : 'N',
    topic: 'EXPLANATION',
    explanationType: 'JUST_RIGHT',
    difficulty: 'MEDIUM',
    comment: 'The second sentence of the explanation could say why the other drug is wrong.',
    user: { id: `student-${index}`, displayName: `Student ${index}`, email: emailOf(index) },
    dateCreated: dayOf(index),
  }));
