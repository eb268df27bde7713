import { array, type InferType, object, string } from 'yup';
import type { Qlink, QlinkDraft } from '@/shared/api/qlink';
import { type CsvColumn, toCsv } from '@/shared/browser/csv';
import { daysBetween, endOfDay } from '@/shared/format/dates';
import { isDay } from '@/shared/format/isoTime';

/** `today` returns the local day. */
export const publishRules = (today: () => string) =>
  object({
    title: string().trim().required('Enter a title'),
    description: string().trim().required('Enter a description'),
    /** Local day, `YYYY-MM-DD`; the link works until its end. */
    expirationDate: string()
      .required('Choose an expiration date')
      .test('day', 'Choose an expiration date', isDay)
      .test(
        'not-past',
        'The date must not be in the past',
        (day) => !isDay(day) || daysBetween(today(), day) >= 0,
      ),
    questionIds: array()
      .of(string().trim().required('Enter a question ID'))
      .required()
      .min(1, 'Add at least one question')
      .test('distinct', (ids: readonly (string | undefined)[], { path, createError }) => {
        // Formik returns an empty row as undefined.
        const typed = ids.map((id) => id?.trim() ?? '');
        const duplicate = typed.findIndex((id, index) => id !== '' && typed.indexOf(id) !== index);
        return (
          duplicate < 0 ||
          createError({ path: `${path}[${duplicate}]`, message: 'This question is in the list already' })
        );
      }),
  });

export type PublishForm = InferType<ReturnType<typeof publishRules>>;

/** Empty except for the question to publish; without one, its row is empty. */
export const publishFormOf = (questionId = ''): PublishForm => ({
  title: '',
  description: '',
  expirationDate: '',
  questionIds: [questionId],
});

/** `expirationTime` is the last second of the chosen day, in local time. */
export const draftOf = ({ title, description, expirationDate, questionIds }: PublishForm): QlinkDraft => ({
  questionIds,
  expirationTime: endOfDay(expirationDate),
  title,
  description,
});

/** Only an active link can be revoked, copied or opened. */
export const isActive = ({ status }: Qlink): boolean => status === 'ACTIVE';

export function qlinkStatusName({ status }: Qlink): string {
  switch (status) {
    case 'ACTIVE':
      return 'Active';
    case 'EXPIRED':
      return 'Expired';
    case 'REVOKED':
      return 'Revoked';
  }
}

/** The server's message in a sentence that adds its own period. */
const inSentence = (message: string | undefined): string =>
  (message ?? 'something went wrong').replace(/\.$/, '');

export const publishFailure = (message: string | undefined): string =>
  `Failed to publish url - ${inSentence(message)}. Please try again`;
export const revokeFailure = (message: string | undefined): string =>
  `Failed to revoke url - ${inSentence(message)}.`;
export const fetchFailure = (message: string | undefined): string =>
  `Failed to fetch Qlinks - ${inSentence(message)}.`;

/** URL of a link that may be opened: https without user info, or a page of this site. */
export function openableUrl(url: string | undefined, origin: string): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, username, password, origin: ofUrl } = new URL(url);
  const isHarmless = username === '' && password === '' && (protocol === 'https:' || ofUrl === origin);
  return isHarmless ? url : undefined;
}

const CSV: readonly CsvColumn<Qlink>[] = [
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Status', qlinkStatusName],
  ['Question IDs', ({ questionIds }) => questionIds.join(', ')],
  ['Created (UTC)', ({ createdAt }) => createdAt],
  ['Expires (UTC)', ({ expiresAt }) => expiresAt],
  ['Link', ({ url }) => url],
  ['Link ID', ({ id }) => id],
];

export const qlinksCsv = (qlinks: readonly Qlink[]): string => toCsv(CSV, qlinks);
