import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Activity,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { StudyToolId } from '@/domain/preferences/studyTools';
import { useSwipeDown } from '@/shared/browser/useSwipeDown';
import { whenIdle } from '@/shared/browser/whenIdle';
import { CloseIcon } from '@/shared/icons/icons';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { below, from, isBelow, isLow } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { studyTools } from './registry';
import { selectOpenTool, toolClosed } from './toolsSlice';

/**
 * A separate column next to the question; below 1024 px a sheet between question and footer. Neither covers anything.
 */
const PanelArea = styled('div')({
  gridArea: 'tool',
  minHeight: 0,
  [from('laptop')]: { width: 'var(--tool-width)' },
  [`@media ${isLow}`]: {
    position: 'sticky',
    zIndex: 1,
    top: 0,
    bottom: 0,
    maxHeight: '100dvh',
  },
});

const Section = (props: ComponentProps<'section'>) => <Paper component="section" square {...props} />;

const ToolPanelSection = styled(Section)({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100%',
  borderLeft: `1px solid ${vars.palette.divider}`,
  contain: 'layout style',
  '&:focus-visible': { outlineOffset: -2 },
  [below('laptop')]: {
    height: 'min(52dvh, 460px)',
    // Less if the header has its tools open, too.
    maxHeight: '100%',
    borderTop: `1px solid ${vars.palette.edge}`,
    borderLeft: 0,
  },
});

const HEAD = {
  flexWrap: 'nowrap',
  justifyContent: 'space-between',
  padding: '4px 8px 4px 16px',
  [below('laptop')]: { touchAction: 'none' },
};

const CLOSE = { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } };

/** After the exam is shown. */
const RENDERED_AHEAD_AFTER_MS = 1_000;

/**
 * The panels are rendered ahead in idle time, hidden: else opening the lab values takes 228 ms of the main thread at
 * half the speed, instead of 129. Each keeps its state until the exam is left.
 */
export function ToolPanels() {
  const open = useSelector(selectOpenTool);
  const [used, setUsed] = useState<readonly StudyToolId[]>([]);
  const area = useRef<HTMLDivElement>(null);
  useReturnedFocus(open !== undefined, area);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancel = whenIdle(() => startTransition(() => setUsed(studyTools.map(({ id }) => id))));
    }, RENDERED_AHEAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      cancel?.();
    };
  }, []);
  if (open !== undefined && !used.includes(open)) setUsed([...used, open]);
  if (used.length === 0) return null;
  return (
    <PanelArea ref={area} data-open-tool={open}>
      {studyTools
        .filter(({ id }) => used.includes(id))
        .map(({ id, label, Panel }) => (
          <Activity key={id} mode={id === open ? 'visible' : 'hidden'}>
            <ToolPanel title={label}>
              <Panel />
            </ToolPanel>
          </Activity>
        ))}
    </PanelArea>
  );
}

/** If a panel closes while it has the focus, focus returns to what had it before the panel opened. */
function useReturnedFocus(isOpen: boolean, area: RefObject<HTMLElement | null>): void {
  const opener = useRef<Element>(null);
  // Before the effects of the panel, which takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    const element = area.current;
    if (!isOpen) return;
    return () => {
      const focused = document.activeElement;
      const isInside = focused === document.body || element?.contains(focused);
      if (!isInside) return;
      // The browser would take the focus from a hidden field only in the next frame; a shortcut pressed before that was
      // lost.
      if (focused instanceof HTMLElement) focused.blur();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen, area]);
}

function ToolPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  // Runs each time the panel is shown; its content may have taken the focus already.
  useEffect(() => {
    const element = panel.current;
    if (!element?.contains(document.activeElement)) element?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    dispatch(toolClosed());
  };
  const isSheet = useMediaQuery(isBelow('laptop'));
  const swipeDown = useSwipeDown(() => dispatch(toolClosed()));
  return (
    <ToolPanelSection ref={panel} tabIndex={-1} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <Stack direction="row" sx={HEAD} {...(isSheet && swipeDown)}>
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        <IconAction label="Close panel" sx={CLOSE} onClick={() => dispatch(toolClosed())}>
          <CloseIcon />
        </IconAction>
      </Stack>
      {children}
    </ToolPanelSection>
  );
}
