import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { shallowEqual } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { chooseTextSize, TEXT_SIZES, useTextSize } from '@/domain/preferences/textSize';
import { THEME_MODES } from '@/domain/preferences/themeMode';
import { loadPreference } from '@/domain/session/calls';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { selectPreference } from '@/domain/session/preference';
import { selectIsThemeUnsaved, THEME_NOT_SAVED } from '@/domain/session/preferenceSaga';
import { useThemeMode } from '@/domain/session/useThemeToggle';
import { Panel } from '@/features/settings/ui/Panel';
import { getActivity } from '@/shared/api/activity';
import { counted } from '@/shared/format/numbers';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { useRemote } from '@/shared/remote/useRemote';
import { paths } from '@/shared/routing/paths';
import { useSelector } from '@/shared/store/hooks';
import { RadioField } from '@/shared/ui/form/RadioField';
import { Columns } from '@/shared/ui/layout/Columns';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { ExamPanel } from './ExamPanel';
import { SettingsForm, SettingsFormSkeleton } from './SettingsForm';
import { accountSettingsOf } from './settingsModel';
import { ShortcutsPanel } from './ShortcutsPanel';

const loadActivity = createRemoteCall({ name: 'settings/activity', endpoint: getActivity });

/** Appearance in this browser; each choice applies at once. */
function AppearancePanel() {
  const [mode, choose] = useThemeMode();
  const size = useTextSize();
  const isUnsaved = useSelector(selectIsThemeUnsaved);
  return (
    <Panel title="Appearance">
      <RadioField label="Theme" value={mode} options={THEME_MODES} onChange={choose} />
      {isUnsaved && (
        <Typography variant="body2" color="error">
          {THEME_NOT_SAVED}
        </Typography>
      )}
      <RadioField label="Text size" value={size} options={TEXT_SIZES} onChange={chooseTextSize} />
      <Typography color="textSecondary">
        The text size is that of questions, explanations and panels in the exam.
      </Typography>
    </Panel>
  );
}

// Imports the device's database, which the rest of the settings does not need.
const DevicePanel = lazyPart(
  async () => (await import('@/features/settings/device/DevicePanel')).DevicePanel,
  {
    placeholder: <Skeleton height={380} />,
  },
);

const RatingsPanel = lazyPart(async () => (await import('./RatingsPanel')).RatingsPanel, {
  placeholder: <Skeleton height={140} />,
});

/** /user-settings: exam types, appearance, shortcuts and data on this device. */
export function SettingsScreen(slots: ComponentProps<typeof DevicePanel>) {
  return (
    <>
      <PageHead title="Settings" />
      <Columns
        tracks="repeat(2, minmax(0, 1fr))"
        until="twoColumns"
        spacing={1.75}
        sx={{ alignItems: 'start' }}
      >
        <Stack spacing={1.75}>
          <SavedSettings />
          <AppearancePanel />
          <ExamPanel />
          <UsagePanel />
          {permissions[useUser().primaryRole].tutorFeedback && <RatingsPanel />}
        </Stack>
        <Stack spacing={1.75}>
          <ShortcutsPanel />
          <DevicePanel {...slots} />
          <ReleaseNote />
        </Stack>
      </Columns>
    </>
  );
}

/** The preference also holds the theme: as a whole, each change of theme would give the form new values to follow. */
function SavedSettings() {
  const { id: userId, primaryRole } = useUser();
  // Requested when the session starts.
  const remote = useRemote(loadPreference, { userId }, { when: false });
  const account = useSelector((root) => {
    const preference = selectPreference(root);
    return preference && accountSettingsOf(preference);
  }, shallowEqual);
  const studies = permissions[primaryRole].study;
  return (
    <RemoteContent
      remote={remote}
      failure="Your settings could not be loaded. Please try again."
      skeleton={<SettingsFormSkeleton studies={studies} />}
    >
      {() => account && <SettingsForm saved={account} studies={studies} />}
    </RemoteContent>
  );
}

/** The release, to name in error reports, what it meets of WCAG, and the licenses of its packages. */
function ReleaseNote() {
  return (
    <Typography variant="note">
      <span>{`Release ${__RELEASE__}`}</span>
      {' · '}
      <Link component={RouterLink} to={paths.accessibility.to()}>
        Accessibility
      </Link>
      {import.meta.env.PROD && (
        <>
          {' · '}
          <Link href="/third-party-notices.txt" target="_blank" rel="noopener noreferrer">
            Third-party notices
          </Link>
        </>
      )}
    </Typography>
  );
}

/** What the server has counted for the user: quizzes created, questions in them, videos opened. */
function UsagePanel() {
  const activity = useRemote(loadActivity, { userId: useUser().id });
  return (
    <Panel title="Usage">
      <RemoteContent
        remote={activity}
        failure="Your usage could not be loaded."
        skeleton={<Skeleton height={24} />}
      >
        {({ quizAccessCount, questionAttemptCount, videoAccessCount }) => (
          <Stack
            component="ul"
            direction="row"
            spacing="4px 24px"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            <li>{counted(quizAccessCount, 'quiz', 'quizzes')}</li>
            <li>{counted(questionAttemptCount, 'question')}</li>
            <li>{counted(videoAccessCount, 'video')}</li>
          </Stack>
        )}
      </RemoteContent>
    </Panel>
  );
}
