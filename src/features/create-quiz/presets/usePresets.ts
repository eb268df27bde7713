import { nanoid } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { selectUser } from '@/domain/session/sessionSlice';
import { useSelector } from '@/shared/store/hooks';
import type { OwnPreset, PresetSettings } from './presetModel';
import { presets } from './presetRecord';

interface Presets {
  /** As they were saved. */
  readonly own: readonly OwnPreset[];
  /** Returns its id. */
  readonly add: (name: string, settings: PresetSettings) => string;
  readonly rename: (preset: OwnPreset, name: string) => void;
  readonly remove: (preset: OwnPreset) => void;
}

/** The visitor's own presets, kept on this device. */
export function usePresets(): Presets {
  const userId = useSelector(selectUser)?.id ?? '';
  const { data } = useDeviceRecords(presets);
  return {
    own: useMemo(() => Array.from(data ?? [], ([id, preset]) => ({ id, ...preset })), [data]),
    add: (name, settings) => {
      const id = nanoid();
      void presets.write(userId, id, { name, settings });
      return id;
    },
    rename: ({ id, settings }, name) => void presets.write(userId, id, { name, settings }),
    remove: ({ id }) => void presets.remove(userId, id),
  };
}
