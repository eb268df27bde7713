import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Keys } from '@/domain/preferences/Keys';
import { switchShortcut, useAssignedKeys, useShortcutsOff } from '@/domain/preferences/shortcuts';
import { keysText, shortcutsOf } from '@/domain/preferences/shortcutTable';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { Panel } from '@/features/settings/ui/Panel';
import { vars } from '@/shared/theme/vars';
import { Columns } from '@/shared/ui/layout/Columns';

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
export function ShortcutsPanel() {
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
