import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Calculator, LabValues, Notes } from '@/features/exam/lazyDialogs';
import { CalculatorIcon, FlaskIcon, NoteIcon } from '@/shared/icons/icons';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { vars } from '@/shared/theme/vars';
import { visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { selectOpenTool, type Tool, toolToggled } from './toolsSlice';

const ToolButton = styled(Button)({
  minWidth: 36,
  padding: '4px 8px',
  "&[aria-expanded='true']": { backgroundColor: vars.palette.primary.soft, color: vars.palette.primary.main },
});

/** Between these widths there is only room for the icon. */
const Label = styled('span')({ '@media (min-width: 760px) and (max-width: 1439px)': visuallyHidden });

const TOOLS = [
  { tool: 'labValues', name: 'Lab values', Icon: FlaskIcon, Panel: LabValues },
  { tool: 'calculator', name: 'Calculator', Icon: CalculatorIcon, Panel: Calculator },
  { tool: 'notes', name: 'Notes', Icon: NoteIcon, Panel: Notes },
] as const;

/** Opens and closes the side panels. */
export function ToolButtons({ onOpen }: { readonly onOpen: () => void }) {
  const dispatch = useAppDispatch();
  const open = useSelector(selectOpenTool);
  const toggle = (tool: Tool): void => {
    onOpen();
    dispatch(toolToggled(tool));
  };
  return TOOLS.map(({ tool, name, Icon, Panel }) => (
    <Tooltip key={tool} title={name}>
      <ToolButton
        variant="text"
        color="inherit"
        aria-expanded={open === tool}
        {...Panel.opener}
        onClick={() => toggle(tool)}
      >
        <Icon />
        <Label>{name}</Label>
      </ToolButton>
    </Tooltip>
  ));
}
