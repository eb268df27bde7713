import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { StudyToolId } from '@/domain/preferences/studyTools';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { vars } from '@/shared/theme/vars';
import { visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { studyTools } from './registry';
import { selectOpenTool, toolToggled } from './toolsSlice';

const ToolButton = styled(Button)({
  minWidth: 36,
  padding: '4px 8px',
  "&[aria-expanded='true']": { backgroundColor: vars.palette.primary.soft, color: vars.palette.primary.main },
});

/** Between these widths there is only room for the icon. */
const Label = styled('span')({ '@media (min-width: 760px) and (max-width: 1439px)': visuallyHidden });

/** Opens and closes the side panels. */
export function ToolButtons({ onOpen }: { readonly onOpen: () => void }) {
  const dispatch = useAppDispatch();
  const open = useSelector(selectOpenTool);
  const toggle = (id: StudyToolId): void => {
    onOpen();
    dispatch(toolToggled(id));
  };
  return studyTools.map(({ id, label, Icon, Panel }) => (
    <Tooltip key={id} title={label}>
      <ToolButton
        variant="text"
        color="inherit"
        aria-expanded={open === id}
        {...Panel.opener}
        onClick={() => toggle(id)}
      >
        <Icon />
        <Label>{label}</Label>
      </ToolButton>
    </Tooltip>
  ));
}
