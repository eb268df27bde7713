import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { CloseIcon, NextIcon, PreviousIcon, ZoomInIcon, ZoomOutIcon } from '@/shared/icons/icons';
import { useSelector } from '@/shared/store/hooks';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
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
import { selectImageView, selectImageWidth } from './imageViewsSlice';
import { ShownImage } from './ShownImage';

const Viewer = styled(Dialog)({
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

/** What changes the tones wraps as one. */
const Tones = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '@media (max-width: 759px)': { display: 'contents' },
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
  readonly index: number;
  /** It is rendered before it opens: the first rendering alone would take too long after a click. */
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

/** Part of how an image is shown; only what reads a part renders when it changes. */
const useView = <Value,>(imageName: string, select: (view: ImageView) => Value): Value =>
  useSelector((root) => select(selectImageView(root, imageName) ?? INITIAL_VIEW));

/** The images of a question, one at a time: zoomed, moved, rotated, and their tones changed. */
export function ImageDialog({ imageNames, index, isOpen, onIndex, onClose }: ImageDialogProps) {
  const imageName = imageNames[index] ?? '';
  const stage = useRef<ImageStage>(undefined);
  const keepStage = useCallback((created: ImageStage | undefined) => {
    stage.current = created;
  }, []);
  const change = (next: ViewChange): void => stage.current?.change(next, 'now');
  const drag = (next: ViewChange): void => stage.current?.change(next, 'later');
  const zoom = (step: 1 | -1): void => drag((before, on) => zoomStepped(before, step, on));
  const widen = (step: 1 | -1): void => change((before, on) => widthStepped(before, step, on));

  const onKeyDown = (event: KeyboardEvent): void => {
    // Those are the browser's: it zooms the page, or goes back.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    const by = ARROWS.get(event.key);
    // A slider has arrow keys of its own.
    if (by === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    drag((before, on) => panned(before, by, on));
  };

  return (
    <Viewer
      open={isOpen}
      keepMounted
      onClose={onClose}
      maxWidth={false}
      // It covers the exam, and the lock would lay the whole page out twice.
      disableScrollLock
      aria-labelledby="image-title"
      onKeyDown={onKeyDown}
    >
      <Head>
        <h2 id="image-title">Image</h2>
        <Status imageName={imageName} place={`${index + 1} of ${imageNames.length}`} />
        <IconControl name="Close" Icon={CloseIcon} onClick={onClose} />
      </Head>
      <ShownImage key={imageName} imageName={imageName} number={index + 1} onStage={keepStage} />
      <Controls>
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
        <ZoomControls imageName={imageName} onStep={widen} />
        <Button variant="text" color="inherit" onClick={() => change(fitted)}>
          Fit
        </Button>
        <Button variant="text" color="inherit" onClick={() => change(rotated)}>
          Rotate
        </Button>
        <Tones>
          <Tone
            imageName={imageName}
            name="Brightness"
            tone="brightness"
            onChange={(brightness) => drag((before) => ({ ...before, brightness }))}
          />
          <Tone
            imageName={imageName}
            name="Contrast"
            tone="contrast"
            onChange={(contrast) => drag((before) => ({ ...before, contrast }))}
          />
          <Invert
            imageName={imageName}
            onChange={(inverted) => change((before) => ({ ...before, inverted }))}
          />
          <Button variant="text" color="inherit" onClick={() => change(() => INITIAL_VIEW)}>
            Reset
          </Button>
        </Tones>
      </Controls>
    </Viewer>
  );
}

interface ViewProps {
  readonly imageName: string;
}

function Status({ imageName, place }: ViewProps & { readonly place: string }) {
  return <span role="status">{`${place} · ${useView(imageName, viewText)}`}</span>;
}

function ZoomControls({ imageName, onStep }: ViewProps & { readonly onStep: (step: 1 | -1) => void }) {
  const isLeast = useSelector((root) => !canStep(selectImageWidth(root, imageName), -1));
  const isMost = useSelector((root) => !canStep(selectImageWidth(root, imageName), 1));
  return (
    <>
      <IconControl name="Zoom out" Icon={ZoomOutIcon} isOff={isLeast} onClick={() => onStep(-1)} />
      <IconControl name="Zoom in" Icon={ZoomInIcon} isOff={isMost} onClick={() => onStep(1)} />
    </>
  );
}

function Invert({ imageName, onChange }: ViewProps & { readonly onChange: (inverted: boolean) => void }) {
  const inverted = useView(imageName, (view) => view.inverted);
  return (
    <FormControlLabel
      label="Invert"
      control={<Switch checked={inverted} onChange={(_, next) => onChange(next)} />}
    />
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

interface ToneProps extends ViewProps {
  readonly name: string;
  readonly tone: 'brightness' | 'contrast';
  readonly onChange: (percent: number) => void;
}

/** Uncontrolled: nothing renders while it is dragged. */
function Tone({ imageName, name, tone, onChange }: ToneProps) {
  const percent = useView(imageName, (view) => view[tone]);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current !== null) showPercent(input.current, percent);
  }, [percent]);
  return (
    <ToneLabel>
      {name}
      <input
        ref={input}
        type="range"
        min={TONE.least}
        max={TONE.most}
        step={TONE.step}
        defaultValue={percent}
        onChange={({ target }) => {
          showPercent(target, target.valueAsNumber);
          onChange(target.valueAsNumber);
        }}
      />
    </ToneLabel>
  );
}

function showPercent(input: HTMLInputElement, percent: number): void {
  if (input.valueAsNumber !== percent) input.valueAsNumber = percent;
  input.setAttribute('aria-valuetext', `${percent} %`);
}
