import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { countActivity } from '@/domain/activity/countQuiz';
import { ExplanationPart } from '@/domain/question/ExplanationPart';
import { requireUser } from '@/domain/session/currentUser';
import { ExternalIcon } from '@/shared/icons/icons';
import { getDependency } from '@/shared/remote/sagaContext';
import { useAppDispatch } from '@/shared/store/hooks';
import { isSafeLink } from '@/shared/ui/rich-text/isSafeLink';

export const videoOpened = createAction<{ readonly questionId: string }>('explanationVideos/opened');

/** Counts each opening (contract call `putActivity`), fire and forget. */
export function* countVideosSaga(): SagaIterator<void> {
  yield takeEvery(videoOpened, function* (): SagaIterator<void> {
    const user = yield* requireUser();
    const track = yield* getDependency('track');
    track('video opened');
    try {
      yield* countActivity.run({ kind: 'video', userId: user.id });
    } catch {
      // A lost count is harmless.
    }
  });
}

interface VideoLinksProps {
  readonly questionId: string;
  readonly links: readonly string[];
}

/** Videos of an explanation, each opened in its own window; only https URLs. */
export function VideoLinks({ questionId, links }: VideoLinksProps) {
  const dispatch = useAppDispatch();
  const safe = links.filter(isSafeLink);
  if (safe.length === 0) return null;
  const record = (): void => void dispatch(videoOpened({ questionId }));
  return (
    <ExplanationPart title="Videos">
      <Stack component="ul" spacing={0.75}>
        {safe.map((link, index) => (
          <Typography key={link} component="li">
            <Link
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              onClick={record}
              onAuxClick={({ button }) => button === 1 && record()}
            >
              <span>{`Video ${index + 1}`}</span> <ExternalIcon size={14} />
            </Link>{' '}
            <Typography component="span" variant="body2" color="textDisabled">
              {new URL(link).host}
            </Typography>
          </Typography>
        ))}
      </Stack>
    </ExplanationPart>
  );
}
