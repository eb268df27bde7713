import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { useUser } from '@/domain/session/currentUser';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { serverToday } from '@/domain/study/useToday';
import { useReturnFocus } from '@/shared/browser/useRestoreFocus';
import { toLocalTime } from '@/shared/format/dates';
import { serverNow } from '@/shared/storage/serverClock';
import { isEnoughForToday } from './studyPlanModel';

/** The message is at most this late. */
const CHECKED_EVERY_MS = 10_000;

const readNow = () => ({ day: serverToday(), time: toLocalTime(serverNow()) });

/** From the chosen time of the day before the exam until midnight, unless the student goes on. */
export function EnoughForToday() {
  const { id: userId } = useUser();
  const { data: settings } = useDeviceRecord(studySettings, '');
  const hasTime = settings?.stopAt !== undefined && settings.examDay !== undefined;
  const { onFocus, returnFocus } = useReturnFocus();
  const [now, setNow] = useState(readNow);
  useEffect(() => {
    if (!hasTime) return undefined;
    const timer = setInterval(() => setNow(readNow()), CHECKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [hasTime]);
  if (settings === undefined || !isEnoughForToday(settings, now)) return null;
  const goOn = (): void => {
    void studySettings.write(userId, '', { ...settings, continuedOn: serverToday() });
    returnFocus();
  };
  return (
    <Alert severity="info" role="status" sx={{ mb: 1.5 }} onFocus={onFocus}>
      <Stack direction="row" spacing="4px 12px" sx={{ justifyContent: 'space-between' }}>
        <span>Enough for today. The exam is tomorrow.</span>
        <Button size="small" color="inherit" onClick={goOn}>
          Continue anyway
        </Button>
      </Stack>
    </Alert>
  );
}
