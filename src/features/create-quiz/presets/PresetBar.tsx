import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { createSelector, nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { loadCategories } from '@/domain/quiz/calls';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { PresetArea } from '@/features/create-quiz/createQuizStyles';
import { formFilled } from '@/features/create-quiz/store/builderSlice';
import {
  selectAmount,
  selectChoice,
  selectMode,
  selectOptions,
} from '@/features/create-quiz/store/selectors';
import type { CategoryMap } from '@/shared/api/category';
import { DeleteIcon, EditIcon, PlusIcon } from '@/shared/icons/icons';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { BUILT_IN } from './builtInPresets';
import { matchingPreset, missingText, type OwnPreset, type Preset, resolvePreset } from './presetModel';
import { presets, type PresetSettings } from './presetRecord';

const PresetNameDialog = lazyDialog(async () => (await import('./PresetNameDialog')).PresetNameDialog);

const selectForm = createSelector(
  selectChoice,
  selectOptions,
  selectAmount,
  (choice, { timer, tutor }, amount): PresetSettings => ({
    ...choice,
    timer,
    tutor,
    amount: Number(amount),
  }),
);

/** Fills the form with a preset; saves, renames and deletes presets. */
export function PresetBar() {
  const mode = useSelector(selectMode);
  // The other mode loads them for its lists.
  const { data: bank } = useRemote(loadCategories, undefined, { when: mode === 'POWER_SEARCH' });
  // The categories are still loading or have failed: there is nothing to fill in.
  return bank === undefined ? <PresetArea /> : <Bar bank={bank} />;
}

type PresetAction = 'save' | 'rename' | 'delete';

function Bar({ bank }: { readonly bank: CategoryMap }) {
  const dispatch = useAppDispatch();
  const { own, add, rename, remove } = usePresets();
  const form = useSelector(selectForm);
  const isTutor = permissions[useUser().primaryRole].tutorMode;
  const [preferredId, setPreferredId] = useState<string>();
  const [dialog, setDialog] = useState<PresetAction>();
  const presets = [...BUILT_IN, ...own];
  const chosen = matchingPreset(presets, bank, form, preferredId);
  const chosenOwn = own.find(({ id }) => id === chosen?.id);
  const close = (): void => setDialog(undefined);
  const namesBeside = (id?: string): readonly string[] =>
    presets.filter((preset) => preset.id !== id).map(({ name }) => name);

  const fillForm = (id: string): void => {
    const preset = presets.find((candidate) => candidate.id === id);
    if (preset === undefined) return;
    setPreferredId(id);
    const { settings, missing } = resolvePreset(preset, bank);
    const { timer, tutor, amount, ...choice } = settings;
    dispatch(
      formFilled({
        ...choice,
        options: { timer, tutor: tutor && isTutor },
        amount: amount === 0 ? '' : String(amount),
        notice: missingText(preset, missing),
      }),
    );
  };

  return (
    <PresetArea>
      <PresetSelect own={own} value={chosen?.id ?? ''} onChange={fillForm} />
      <PresetActions isOwn={chosenOwn !== undefined} onOpen={setDialog} />
      {dialog === 'save' && (
        <PresetNameDialog
          title="Save as preset"
          name=""
          taken={namesBeside()}
          onSave={(name) => setPreferredId(add(name, form))}
          onClose={close}
        />
      )}
      {dialog === 'rename' && chosenOwn !== undefined && (
        <PresetNameDialog
          title="Rename preset"
          name={chosenOwn.name}
          taken={namesBeside(chosenOwn.id)}
          onSave={(name) => rename(chosenOwn, name)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={dialog === 'delete' && chosenOwn !== undefined}
        title={`Delete ‘${chosenOwn?.name ?? ''}’?`}
        confirmLabel="Delete"
        destructive
        onConfirm={() => {
          if (chosenOwn !== undefined) remove(chosenOwn);
          close();
        }}
        onCancel={close}
      >
        The form stays as it is.
      </ConfirmDialog>
    </PresetArea>
  );
}

interface PresetSelectProps {
  readonly own: readonly Preset[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function PresetSelect({ own, value, onChange }: PresetSelectProps) {
  return (
    <NativeSelect
      sx={{ flex: 1, minWidth: 0 }}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': 'Presets' }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="" disabled hidden>
        Presets
      </option>
      <optgroup label="Built in">{renderPresets(BUILT_IN)}</optgroup>
      {own.length > 0 && <optgroup label="Mine">{renderPresets(own)}</optgroup>}
    </NativeSelect>
  );
}

const renderPresets = (presets: readonly Preset[]) =>
  presets.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

interface PresetActionsProps {
  /** Whether the chosen preset is the user's own: only those can be renamed and deleted. */
  readonly isOwn: boolean;
  readonly onOpen: (action: PresetAction) => void;
}

function PresetActions({ isOwn, onOpen }: PresetActionsProps) {
  // The buttons are not `disabled`: after a deletion, focus returns to the one that was clicked.
  const openOfOwn = (action: PresetAction): void => {
    if (isOwn) onOpen(action);
  };
  return (
    <>
      <IconAction label="Save as preset" {...PresetNameDialog.opener} onClick={() => onOpen('save')}>
        <PlusIcon size={18} />
      </IconAction>
      <IconAction
        label="Rename preset"
        aria-disabled={!isOwn}
        {...PresetNameDialog.opener}
        onClick={() => openOfOwn('rename')}
      >
        <EditIcon size={18} />
      </IconAction>
      <IconAction label="Delete preset" aria-disabled={!isOwn} onClick={() => openOfOwn('delete')}>
        <DeleteIcon size={18} />
      </IconAction>
    </>
  );
}

/** The user's own presets, stored on this device. */
function usePresets() {
  const { id: userId } = useUser();
  const { data } = useDeviceRecords(presets);
  return {
    own: useMemo(() => Array.from(data ?? [], ([id, preset]) => ({ id, ...preset })), [data]),
    /** Returns its id. */
    add: (name: string, settings: PresetSettings) => {
      const id = nanoid();
      void presets.write(userId, id, { name, settings });
      return id;
    },
    rename: ({ id, settings }: OwnPreset, name: string) => void presets.write(userId, id, { name, settings }),
    remove: ({ id }: OwnPreset) => void presets.remove(userId, id),
  };
}
