import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { shallowEqual } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { EXTRA_TIME_NAMES, EXTRA_TIMES, extraTimeOf } from '@/domain/attempt/extraTime';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { confidenceQuestion, swipeToMove } from '@/domain/preferences/examSwitches';
import { Keys } from '@/domain/preferences/Keys';
import { switchShortcut, useAssignedKeys, useShortcutsOff } from '@/domain/preferences/shortcuts';
import { keysText, shortcutsOf } from '@/domain/preferences/shortcutTable';
import { chooseTextSize, TEXT_SIZES, useTextSize } from '@/domain/preferences/textSize';
import { THEME_MODES } from '@/domain/preferences/themeMode';
import { loadPreference } from '@/domain/session/calls';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { selectPreference } from '@/domain/session/preference';
import { selectIsThemeUnsaved, THEME_NOT_SAVED } from '@/domain/session/preferenceSaga';
import { useThemeMode } from '@/domain/session/useThemeToggle';
import { RETENTION } from '@/domain/study/plan/studyPlanModel';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { Panel } from '@/features/settings/ui/Panel';
import { getActivity } from '@/shared/api/activity';
import { counted } from '@/shared/format/numbers';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { useRemote } from '@/shared/remote/useRemote';
import { paths } from '@/shared/routing/paths';
import { useSelector } from '@/shared/store/hooks';
import { vars } from '@/shared/theme/vars';
import { RadioField } from '@/shared/ui/form/RadioField';
import { SelectField } from '@/shared/ui/form/SelectField';
import { Columns } from '@/shared/ui/layout/Columns';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { SettingsForm, SettingsFormSkeleton } from './SettingsForm';
import { accountSettingsOf } from './settingsModel';

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

/** How the exam works in this browser; each choice applies at once. */
function ExamPanel() {
  const { primaryRole } = useUser();
  const asksConfidence = confidenceQuestion.useIsOn();
  const swipes = swipeToMove.useIsOn();
  return (
    <Panel title="Exam">
      <FormControlLabel
        label="Ask how sure I am"
        control={<Switch checked={asksConfidence} onChange={(_, isOn) => confidenceQuestion.turn(isOn)} />}
      />
      <Typography color="textSecondary">
        After each answer: ‘Guess’, ‘Unsure’ or ‘Sure’. It is kept on this device only and shown in review.
      </Typography>
      <FormControlLabel
        label="Swipe to move"
        control={<Switch checked={swipes} onChange={(_, isOn) => swipeToMove.turn(isOn)} />}
      />
      <Typography color="textSecondary">
        On touch screens: left to the next item, right to the previous one.
      </Typography>
      {permissions[primaryRole].study && <ExtraTimeField />}
    </Panel>
  );
}

const TIMES = [
  { value: 'standard', name: 'Standard' },
  ...EXTRA_TIMES.map((percent) => ({ value: String(percent), name: EXTRA_TIME_NAMES[percent] })),
];

/** An accommodation as it is approved; it says something of a person's health. */
function ExtraTimeField() {
  const { id: userId } = useUser();
  const { state, data: saved } = useDeviceRecord(studySettings, '');
  if (state.status === 'pending') return <Skeleton height={74} />;
  const choose = (value: string): void => {
    const { extraTime: _, ...others } = saved ?? { retention: RETENTION.usual };
    const extraTime = extraTimeOf(Number(value));
    void studySettings.write(userId, '', { ...others, ...(extraTime !== undefined && { extraTime }) });
  };
  return (
    <SelectField
      label="Time for timed quizzes"
      value={String(saved?.extraTime ?? 'standard')}
      options={TIMES}
      onChange={choose}
      helper="Kept on this device, not sent."
    />
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

const SettingLine = styled('label')({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '4px 0',
  borderTop: `1px solid ${vars.palette.divider}`,
  cursor: 'pointer',
});

/** Each shortcut has a switch: single-key shortcuts can conflict with speech input (WCAG 2.1.4). */
function ShortcutsPanel() {
  const off = useShortcutsOff();
  const assigned = useAssignedKeys();
  const rates = permissions[useUser().primaryRole].tutorFeedback;
  return (
    <Panel title="Keyboard shortcuts">
      <Typography color="textSecondary">
        They work in the exam, but not while you type or a dialog is open.
      </Typography>
      <Columns component="ul" tracks="repeat(auto-fill, minmax(min(100%, 21rem), 1fr))" spacing="0 28px">
        {shortcutsOf(rates).map((row) => {
          const { id, label } = row;
          const keys = keysText(row, assigned);
          return (
            <li key={id}>
              <SettingLine>
                <span>
                  <Keys>{keys}</Keys>
                </span>
                <span>{label}</span>
                <Switch
                  checked={!off.includes(id)}
                  slotProps={{ input: { 'aria-label': `${label} (${keys})` } }}
                  onChange={(_, isOn) => switchShortcut(id, isOn)}
                />
              </SettingLine>
            </li>
          );
        })}
      </Columns>
    </Panel>
  );
}
