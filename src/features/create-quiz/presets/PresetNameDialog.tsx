import { object, string } from 'yup';
import { FormDialog } from '@/shared/ui/form/FormDialog';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { PRESET_NAME_LENGTH, presetNameKey } from './builtInPresets';

/** `taken` are the names of the other presets. */
const presetNameRules = (taken: readonly string[]) => {
  const keys = new Set(taken.map(presetNameKey));
  return object({
    name: string()
      .trim()
      .required('Preset name is required')
      .max(PRESET_NAME_LENGTH, `At most ${PRESET_NAME_LENGTH} characters`)
      .test('unique', 'There is a preset of this name already', (name) => !keys.has(presetNameKey(name))),
  });
};

interface PresetNameDialogProps {
  readonly title: 'Save as preset' | 'Rename preset';
  readonly name: string;
  readonly taken: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

export function PresetNameDialog({ title, name, taken, onSave, onClose }: PresetNameDialogProps) {
  return (
    <FormDialog
      title={title}
      initialValues={{ name }}
      rules={presetNameRules(taken)}
      submitLabel="Save"
      onSend={(sent) => {
        onSave(sent.name);
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField name="name" label="Preset name" />
    </FormDialog>
  );
}
