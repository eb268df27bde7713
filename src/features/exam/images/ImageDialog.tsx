import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { useImage } from '@/domain/figures/useImage';
import { useOpenExam, useQuizId } from '@/features/exam/store/useExam';
import { CloseIcon, NextIcon, PreviousIcon, ZoomInIcon, ZoomOutIcon } from '@/shared/icons/icons';
import { below } from '@/shared/theme/breakpoints';
import { targets } from '@/shared/theme/tokens';
import { IconAction } from '@/shared/ui/controls/IconAction';
import type { ImageStage, ViewChange } from './imageStage';
import {
  canStep,
  fitted,
  type ImageView,
  INITIAL_VIEW,
  panned,
  type Point,
  rotated,
  TONE,
  viewText,
  widthStepped,
  zoomStepped,
} from './imageViewModel';
import { imageViews } from './imageViewsRecord';
import { ShownImage } from './ShownImage';
import { useImageOwner } from './useImages';

const PAPER = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(140px, 1fr) auto auto',
  width: 'min(1400px, calc(100vw - 48px))',
  height: 'calc(100dvh - 48px)',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: '24px',
  [below('tablet')]: {
    width: '100%',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    border: 0,
    borderRadius: 0,
  },
  '@media (pointer: coarse)': { '--q-target': `${targets.option}px` },
};

const HEAD = { padding: '8px 8px 8px 20px', borderBottom: 1, borderColor: 'divider' };

const CONTROLS = {
  justifyContent: 'center',
  padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
};

/** Empty until the description is wanted: what is added to it then is read aloud. */
const DESCRIPTION = {
  maxHeight: '30dvh',
  overflowY: 'auto',
  padding: '8px 20px',
  borderTop: 1,
  borderColor: 'divider',
  '&:empty': { padding: 0, border: 0 },
};

/** On narrow screens, each tone control wraps by itself. */
const TONES = { [below('tablet')]: { display: 'contents' } };

const TONE_FIELD = { flexWrap: 'nowrap', px: 1, [below('tablet')]: { flex: '1 1 150px' } };

const SLIDER = { width: 112, [below('tablet')]: { flex: 1 } };

interface ImageDialogProps {
  readonly imageNames: readonly string[];
  /** From 0. */
  readonly index: number;
  /** Rendered before it opens: the first render alone would take too long after a click. */
  readonly isOpen: boolean;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** px that an arrow key moves the image. */
const PAN = 60;
const ARROWS: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: PAN, y: 0 }],
  ['ArrowRight', { x: -PAN, y: 0 }],
  ['ArrowUp', { x: 0, y: PAN }],
  ['ArrowDown', { x: 0, y: -PAN }],
]);

function moveByKey(event: KeyboardEvent, onDrag: (next: ViewChange) => void): void {
  // These are the browser's: it zooms the page, or goes back.
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '+' || event.key === '=') onDrag((before, on) => zoomStepped(before, 1, on));
  else if (event.key === '-') onDrag((before, on) => zoomStepped(before, -1, on));
  const by = ARROWS.get(event.key);
  // Sliders handle the arrow keys themselves.
  if (by === undefined || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  onDrag((before, on) => panned(before, by, on));
}

/** Shows one image of a question at a time, to zoom, move and rotate it and to change its tones. */
export function ImageDialog({ imageNames, index, isOpen, onIndex, onClose }: ImageDialogProps) {
  const imageName = imageNames[index] ?? '';
  const userId = useOpenExam(({ attempt }) => attempt.userId);
  const quizId = useQuizId();
  const { state, data: views } = useDeviceRecord(imageViews, quizId);
  const view = views?.[imageName] ?? INITIAL_VIEW;
  /** px on screen. */
  const [width, setWidth] = useState(0);
  const image = useImage(imageName, useImageOwner());
  const altText = image.status === 'there' ? image.altText : undefined;
  // In a review the answer is known, so that nothing is given away.
  const isReview = useOpenExam(({ mode }) => mode === 'review');
  const [isDescribed, setIsDescribed] = useState(isReview);
  const stage = useRef<ImageStage>(undefined);
  const keepStage = useCallback((created: ImageStage | undefined) => {
    stage.current = created;
    if (created === undefined) setWidth(0);
  }, []);
  const change = (next: ViewChange): void => stage.current?.change(next, 'now');
  const drag = (next: ViewChange): void => stage.current?.change(next, 'later');

  return (
    <Dialog
      open={isOpen}
      keepMounted
      onClose={onClose}
      maxWidth={false}
      slotProps={{ paper: { sx: PAPER } }}
      // The dialog covers the exam, and the lock would lay out the whole page twice.
      disableScrollLock
      aria-labelledby="image-title"
      onKeyDown={(event) => moveByKey(event, drag)}
    >
      <Head status={`${index + 1} of ${imageNames.length} · ${viewText(view)}`} onClose={onClose} />
      <ShownImage
        key={imageName}
        imageName={imageName}
        number={index + 1}
        view={state.status === 'pending' ? undefined : view}
        onStage={keepStage}
        onSettled={(settled) => void imageViews.write(userId, quizId, { ...views, [imageName]: settled })}
        onSized={setWidth}
      />
      <Typography aria-live="polite" sx={DESCRIPTION}>
        {isDescribed && altText}
      </Typography>
      <Stack direction="row" spacing="4px 8px" sx={CONTROLS}>
        <IconControl
          name="Previous image"
          Icon={PreviousIcon}
          isOff={index === 0}
          onClick={() => onIndex(index - 1)}
        />
        <IconControl
          name="Next image"
          Icon={NextIcon}
          isOff={index === imageNames.length - 1}
          onClick={() => onIndex(index + 1)}
        />
        <ViewControls view={view} width={width} onChange={change} onDrag={drag}>
          {altText !== undefined && (
            <Button
              variant="text"
              color={isDescribed ? 'primary' : 'inherit'}
              aria-pressed={isDescribed}
              onClick={() => setIsDescribed(!isDescribed)}
            >
              Describe figure
            </Button>
          )}
        </ViewControls>
      </Stack>
    </Dialog>
  );
}

function Head({ status, onClose }: { readonly status: string; readonly onClose: () => void }) {
  return (
    <Stack direction="row" spacing="0 12px" sx={HEAD}>
      <Typography variant="h2" id="image-title">
        Image
      </Typography>
      <Typography
        component="span"
        variant="note"
        role="status"
        sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {status}
      </Typography>
      <IconControl name="Close" Icon={CloseIcon} onClick={onClose} />
    </Stack>
  );
}

interface ViewControlsProps {
  readonly view: ImageView;
  /** px on screen. */
  readonly width: number;
  readonly onChange: (next: ViewChange) => void;
  /** For changes that follow each other quickly: the last one is stored. */
  readonly onDrag: (next: ViewChange) => void;
  readonly children: ReactNode;
}

function ViewControls({ view, width, onChange, onDrag, children }: ViewControlsProps) {
  const widen = (step: 1 | -1): void => onChange((before, on) => widthStepped(before, step, on));
  return (
    <>
      <IconControl name="Zoom out" Icon={ZoomOutIcon} isOff={!canStep(width, -1)} onClick={() => widen(-1)} />
      <IconControl name="Zoom in" Icon={ZoomInIcon} isOff={!canStep(width, 1)} onClick={() => widen(1)} />
      <Button variant="text" color="inherit" onClick={() => onChange(fitted)}>
        Fit
      </Button>
      <Button variant="text" color="inherit" onClick={() => onChange(rotated)}>
        Rotate
      </Button>
      <Stack direction="row" sx={TONES}>
        <Tone
          name="Brightness"
          percent={view.brightness}
          onChange={(brightness) => onDrag((before) => ({ ...before, brightness }))}
        />
        <Tone
          name="Contrast"
          percent={view.contrast}
          onChange={(contrast) => onDrag((before) => ({ ...before, contrast }))}
        />
        <FormControlLabel
          label="Invert"
          control={
            <Switch
              checked={view.inverted}
              onChange={(_, inverted) => onChange((before) => ({ ...before, inverted }))}
            />
          }
        />
        <Button variant="text" color="inherit" onClick={() => onChange(() => INITIAL_VIEW)}>
          Reset
        </Button>
        {children}
      </Stack>
    </>
  );
}

interface IconControlProps {
  readonly name: string;
  readonly Icon: typeof CloseIcon;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function IconControl({ name, Icon, isOff = false, onClick }: IconControlProps) {
  return (
    <IconAction
      label={name}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <Icon />
    </IconAction>
  );
}

interface ToneProps {
  readonly name: string;
  /** As stored. */
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

/** Shows each step of a drag; the percentage is stored once the drag is over. */
function Tone({ name, percent, onChange }: ToneProps) {
  const id = useId();
  const [stored, setStored] = useState(percent);
  const [shown, setShown] = useState(percent);
  if (stored !== percent) {
    setStored(percent);
    setShown(percent);
  }
  return (
    <Stack direction="row" sx={TONE_FIELD}>
      <Typography component="span" variant="body2" id={id}>
        {name}
      </Typography>
      <Slider
        size="small"
        aria-labelledby={id}
        min={TONE.min}
        max={TONE.max}
        step={TONE.step}
        value={shown}
        getAriaValueText={(value) => `${value} %`}
        sx={SLIDER}
        onChange={(_, value) => {
          setShown(value);
          onChange(value);
        }}
      />
    </Stack>
  );
}
