import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import Dialog from '@mui/material/Dialog';
import { CloseIcon, ZoomInIcon, ZoomOutIcon } from '@/shared/icons/icons';
import controls from '@/features/exam/toolbar/controls.module.css';
import styles from './imageDialog.module.css';
import { ZOOM, zoomed } from './imageModel';

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
      <div className={styles.bar}>
        <h2 id="image-title" className={styles.title}>
          Image
        </h2>
        <span className={styles.number}>
          {number} · {width} px
        </span>
        <button
          type="button"
          className={controls.icon}
          aria-label="Zoom out"
          title="Zoom out"
          aria-disabled={width === ZOOM.least}
          onClick={() => zoom(-1)}
        >
          <ZoomOutIcon />
        </button>
        <button
          type="button"
          className={controls.icon}
          aria-label="Zoom in"
          title="Zoom in"
          aria-disabled={width === ZOOM.most}
          onClick={() => zoom(1)}
        >
          <ZoomInIcon />
        </button>
        <button type="button" className={controls.icon} aria-label="Close" title="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div
        className={styles.mat}
        ref={mat}
        role="group"
        aria-label={`Image ${number}`}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img
          className={styles.image}
          src={address}
          width={width}
          alt={`Figure ${number} of the question`}
          draggable={false}
        />
      </div>
    </Dialog>
  );
}
