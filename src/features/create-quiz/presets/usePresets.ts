import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { selectUser } from '@/domain/session/sessionSlice';
import { useSelector } from '@/shared/store/hooks';
import type { OwnPreset, PresetSettings } from './presetModel';
import { presetStorage } from './presetStorage';

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
  const [own, setOwn] = useState<readonly OwnPreset[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = (): void =>
      void presetStorage.list(userId).then((list) => {
        if (isCurrent) setOwn(list);
      });
    load();
    const unwatch = presetStorage.watch(userId, ({ isElsewhere }) => {
      if (isElsewhere) load();
    });
    return () => {
      isCurrent = false;
      unwatch();
    };
  }, [userId]);
  return {
    own,
    add: (name, settings) => {
      const preset = { id: nanoid(), name, settings };
      setOwn([...own, preset]);
      void presetStorage.write(userId, preset);
      return preset.id;
    },
    rename: (preset, name) => {
      const renamed = { ...preset, name };
      setOwn(own.map((other) => (other.id === preset.id ? renamed : other)));
      void presetStorage.write(userId, renamed);
    },
    remove: ({ id }) => {
      setOwn(own.filter((other) => other.id !== id));
      void presetStorage.remove(userId, id);
    },
  };
}
