import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { CloseIcon, NextIcon, PreviousIcon, ZoomInIcon, ZoomOutIcon } from '@/shared/icons/icons';
import { useSelector } from '@/shared/store/hooks';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import type { ImageStage, ViewChange } from './imageStage';
import {
  fitted,
  INITIAL_VIEW,
  panned,
  type Point,
  rotated,
  TONE,
  viewText,
  ZOOM,
  zoomStepped,
} from './imageViewModel';
import { selectImageView } from './imageViewsSlice';
import { ShownImage } from './ShownImage';

const Reader = styled(Dialog)({
  '& .MuiDialog-paper': {
    display: 'grid',
    gridTemplateRows: 'auto minmax(140px, 1fr) auto',
    width: 'min(1400px, calc(100vw - 48px))',
    height: 'calc(100dvh - 48px)',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 24,
    '@media (max-width: 759px)': {
      width: '100%',
      height: '100dvh',
      margin: 0,
      border: 0,
      borderRadius: 0,
    },
  },
  '@media (pointer: coarse)': {
    '& :is(button, label)': { minWidth: targets.option, minHeight: targets.option },
  },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  padding: '8px 8px 8px 20px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& h2': { margin: 0, font: vars.font.h2 },
  '& [role=status]': {
    flex: 1,
    color: vars.palette.text.secondary,
    font: vars.font.body2,
    fontVariantNumeric: 'tabular-nums',
  },
});

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 8px',
  padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.palette.divider}`,
  '@media (max-width: 759px)': { '& button': { paddingInline: 8 } },
  "& [aria-disabled='true']": { color: vars.palette.text.disabled, cursor: 'default' },
});

const ToneLabel = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: targets.control,
  paddingInline: 8,
  font: vars.font.body2,
  '@media (max-width: 759px)': { flex: '1 1 150px', '& input': { flex: 1 } },
  // Native: a slider of the kit would go into the chunk of MUI, which every screen loads.
  '& input': {
    width: 112,
    minWidth: 0,
    height: targets.smallest,
    margin: 0,
    accentColor: vars.palette.primary.main,
  },
});

interface ImageDialogProps {
  readonly imageNames: readonly string[];
  /** From 0. */
  readonly first: number;
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

/** The images of a question, one at a time: zoomed, moved, rotated, and their tones changed. */
export function ImageDialog({ imageNames, first, onClose }: ImageDialogProps) {
  const [index, setIndex] = useState(first);
  const imageName = imageNames[index] ?? '';
  const view = useSelector((root) => selectImageView(root, imageName)) ?? INITIAL_VIEW;
  const stage = useRef<ImageStage>(undefined);
  const keepStage = useCallback((created: ImageStage | undefined) => {
    stage.current = created;
  }, []);
  const change = (next: ViewChange): void => stage.current?.change(next, 'now');
  const drag = (next: ViewChange): void => stage.current?.change(next, 'later');
  const zoom = (step: 1 | -1): void => change((before, on) => zoomStepped(before, step, on));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    const by = ARROWS.get(event.key);
    // A slider has arrow keys of its own.
    if (by === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    drag((before, on) => panned(before, by, on));
  };

  return (
    <Reader open onClose={onClose} maxWidth={false} aria-labelledby="image-title" onKeyDown={onKeyDown}>
      <Head>
        <h2 id="image-title">Image</h2>
        <span role="status">{`${index + 1} of ${imageNames.length} · ${viewText(view)}`}</span>
        <IconControl name="Close" Icon={CloseIcon} onClick={onClose} />
      </Head>
      <ShownImage key={imageName} imageName={imageName} number={index + 1} onStage={keepStage} />
      <Controls>
        <IconControl
          name="Previous image"
          Icon={PreviousIcon}
          isOff={index === 0}
          onClick={() => setIndex(index - 1)}
        />
        <IconControl
          name="Next image"
          Icon={NextIcon}
          isOff={index === imageNames.length - 1}
          onClick={() => setIndex(index + 1)}
        />
        <IconControl
          name="Zoom out"
          Icon={ZoomOutIcon}
          isOff={view.zoom <= ZOOM.least}
          onClick={() => zoom(-1)}
        />
        <IconControl
          name="Zoom in"
          Icon={ZoomInIcon}
          isOff={view.zoom >= ZOOM.most}
          onClick={() => zoom(1)}
        />
        <Button variant="text" color="inherit" onClick={() => change(fitted)}>
          Fit
        </Button>
        <Button variant="text" color="inherit" onClick={() => change(rotated)}>
          Rotate
        </Button>
        <Tone
          name="Brightness"
          percent={view.brightness}
          onChange={(brightness) => drag((before) => ({ ...before, brightness }))}
        />
        <Tone
          name="Contrast"
          percent={view.contrast}
          onChange={(contrast) => drag((before) => ({ ...before, contrast }))}
        />
        <FormControlLabel
          label="Invert"
          control={
            <Switch
              checked={view.inverted}
              onChange={(_, inverted) => change((before) => ({ ...before, inverted }))}
            />
          }
        />
        <Button variant="text" color="inherit" onClick={() => change(() => INITIAL_VIEW)}>
          Reset
        </Button>
      </Controls>
    </Reader>
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
    <IconButton
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <Icon />
    </IconButton>
  );
}

interface ToneProps {
  readonly name: string;
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

/** Renders alone while it is dragged; the dialog renders when the image has come to rest. */
function Tone({ name, percent, onChange }: ToneProps) {
  const [shown, setShown] = useState(percent);
  const [settled, setSettled] = useState(percent);
  if (settled !== percent) {
    setSettled(percent);
    setShown(percent);
  }
  return (
    <ToneLabel>
      {name}
      <input
        type="range"
        min={TONE.least}
        max={TONE.most}
        step={TONE.step}
        value={shown}
        aria-valuetext={`${shown} %`}
        onChange={({ target }) => {
          setShown(target.valueAsNumber);
          onChange(target.valueAsNumber);
        }}
      />
    </ToneLabel>
  );
}
