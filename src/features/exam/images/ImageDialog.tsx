import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { CloseIcon, ZoomInIcon, ZoomOutIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';
import { ZOOM, zoomed } from './imageModel';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '8px 8px 8px 20px',
  borderBottom: `1px solid ${vars.palette.divider}`,
});

const Title = styled('h2')({
  margin: 0,
  font: vars.font.h2,
});

const Number = styled('span')({
  marginInline: '8px auto',
  color: vars.palette.text.disabled,
  font: vars.font.body2,
  fontVariantNumeric: 'tabular-nums',
});

const Mat = styled('div')({
  overflow: 'auto',
  boxSizing: 'border-box',
  width: 'min(1240px, calc(100vw - 64px))',
  height: 'min(760px, calc(100dvh - 160px))',
  padding: 16,
  background: vars.palette.background.mat,
  cursor: 'grab',
  touchAction: 'pinch-zoom',
  textAlign: 'center',
  '&:active': {
    cursor: 'grabbing',
  },
});

const Image = styled('img')({
  height: 'auto',
  userSelect: 'none',
});

interface ImageDialogProps {
  readonly address: string;
  /** From 1. */
  readonly number: number;
  readonly onClose: () => void;
}

/** The pointer that drags the image, and the point of the image under it. */
interface Grabbed {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels that an arrow key moves the image. */
const PAN = 60;
const ARROWS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-PAN, 0]],
  ['ArrowRight', [PAN, 0]],
  ['ArrowUp', [0, -PAN]],
  ['ArrowDown', [0, PAN]],
]);

/** An enlarged image, in steps of 100 px; panned by dragging, scrolling and the arrow keys. */
export function ImageDialog({ address, number, onClose }: ImageDialogProps) {
  const [width, setWidth] = useState<number>(ZOOM.start);
  const mat = useRef<HTMLDivElement>(null);
  const zoom = (steps: number): void => setWidth((now) => zoomed(now, steps));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    const pan = ARROWS.get(event.key);
    if (pan === undefined) return;
    event.preventDefault();
    mat.current?.scrollBy(pan[0], pan[1]);
  };
  // Positions, not `movementX`: browsers disagree about its unit. Dragging continues outside the viewport.
  const grabbed = useRef<Grabbed>(undefined);
  const grab = ({ button, pointerId, clientX, clientY, currentTarget }: PointerEvent): void => {
    if (button !== 0 || grabbed.current !== undefined) return;
    currentTarget.setPointerCapture(pointerId);
    const { scrollLeft, scrollTop } = currentTarget;
    grabbed.current = { pointerId, x: clientX + scrollLeft, y: clientY + scrollTop };
  };
  const drag = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent): void => {
    const from = grabbed.current;
    if (from?.pointerId === pointerId) currentTarget.scrollTo(from.x - clientX, from.y - clientY);
  };
  const release = ({ pointerId }: PointerEvent): void => {
    if (grabbed.current?.pointerId === pointerId) grabbed.current = undefined;
  };

  return (
    <Dialog open onClose={onClose} maxWidth={false} aria-labelledby="image-title" onKeyDown={onKeyDown}>
      <Bar>
        <Title id="image-title">Image</Title>
        <Number>
          {number} · {width} px
        </Number>
        <IconButton
          aria-label="Zoom out"
          title="Zoom out"
          aria-disabled={width === ZOOM.least}
          onClick={() => zoom(-1)}
        >
          <ZoomOutIcon />
        </IconButton>
        <IconButton
          aria-label="Zoom in"
          title="Zoom in"
          aria-disabled={width === ZOOM.most}
          onClick={() => zoom(1)}
        >
          <ZoomInIcon />
        </IconButton>
        <IconButton aria-label="Close" title="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Bar>
      <Mat
        ref={mat}
        role="group"
        aria-label={`Image ${number}`}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <Image src={address} width={width} alt={`Figure ${number} of the question`} draggable={false} />
      </Mat>
    </Dialog>
  );
}
