import { styled } from '@mui/material/styles';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useCurrentIndex } from '@/features/exam/store/useExam';
import { textNodesOf } from '@/shared/browser/textNodes';
import { vars } from '@/shared/theme/vars';
import {
  type Band,
  bandAfterKey,
  bandAround,
  bandAt,
  bandBox,
  bandText,
  lastFirst,
  type Line,
  linesOf,
} from './lineReaderModel';

/** Ignores the pointer: text below can be selected, links and images clicked, as usual. */
const Layer = styled('div')({
  position: 'absolute',
  zIndex: 3,
  insetInline: -12,
  overflow: 'hidden',
  pointerEvents: 'none',
});

const DIM = `0 0 0 9999px color-mix(in srgb, ${vars.palette.background.default} 78%, transparent)`;

const BandBox = styled('div')({
  position: 'absolute',
  insetInline: 2,
  borderRadius: 4,
  outline: `1px solid ${vars.palette.edge}`,
  boxShadow: DIM,
  '&:focus-visible': { outline: `2px solid ${vars.palette.focus}` },
  '@media (forced-colors: active)': { border: '2px solid Highlight' },
});

interface Measures {
  /** px from the top of the section to the text. */
  readonly top: number;
  readonly height: number;
  /** Lines of paragraphs and tables are not equally spaced. */
  readonly lines: readonly Line[];
}

/** px above and below the words. */
const LEADING = 3;

const NO_LINES: readonly Line[] = [];

/** Undefined before the stem of the item at that index is measured. */
function useMeasures(stem: RefObject<HTMLElement | null>, index: number): Measures | undefined {
  const [measures, setMeasures] = useState<Measures>();
  useLayoutEffect(() => {
    const text = textOf(stem.current);
    if (text === undefined) return;
    const measure = (): void => setMeasures(measuresOf(text));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [stem, index]);
  return measures;
}

/** Switched on by its shortcut: the arrow keys move it at once. A switch that was used keeps the focus. */
function useFocusAtStart(band: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (isReady && document.activeElement?.getAttribute('role') !== 'switch')
      band.current?.focus({ preventScroll: true });
  }, [band, isReady]);
}

/** A band of three lines over the stem; the rest is dimmed. It follows the pointer, the wheel and its arrow keys. */
export function LineReader({ stem }: { readonly stem: RefObject<HTMLElement | null> }) {
  const index = useCurrentIndex();
  const measures = useMeasures(stem, index);
  const [first, setFirst] = useState(0);
  const band = useRef<HTMLDivElement>(null);
  const lines = measures?.lines ?? NO_LINES;
  const shown = bandAt(first, lines.length);

  const [shownIndex, setShownIndex] = useState(index);
  if (shownIndex !== index) {
    setShownIndex(index);
    setFirst(0);
  }

  const move = useEffectEvent((next: (band: Band) => Band): boolean => {
    const moved = next(shown);
    setFirst(moved.first);
    return moved.first !== shown.first;
  });
  const toPointer = useEffectEvent((clientY: number): void => {
    const text = textOf(stem.current);
    if (text === undefined) return;
    move(() => bandAround(clientY - text.getBoundingClientRect().top, lines));
  });
  useEffect(() => {
    const section = stem.current;
    if (section === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    const onPointer = ({ clientY }: PointerEvent): void => toPointer(clientY);
    const onWheel = (event: WheelEvent): void => {
      if (event.deltaY === 0 || event.ctrlKey) return;
      const step = event.deltaY > 0 ? 1 : -1;
      const hasMoved = move(({ first: from, lines: of }) => bandAt(from + step, of));
      // At either end, the wheel scrolls the page.
      if (!hasMoved) return;
      event.preventDefault();
      band.current?.scrollIntoView({ block: 'nearest' });
    };
    section.addEventListener('pointermove', onPointer, { signal });
    section.addEventListener('pointerdown', onPointer, { signal });
    section.addEventListener('wheel', onWheel, { signal, passive: false });
    return () => ending.abort();
  }, [stem]);

  useFocusAtStart(band, measures !== undefined);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = bandAfterKey(shown, event.key);
    if (next === undefined) return;
    // Otherwise the arrow keys move between the items.
    event.preventDefault();
    event.stopPropagation();
    setFirst(next.first);
    band.current?.scrollIntoView({ block: 'nearest' });
  };

  if (measures === undefined) return null;
  const { top, bottom } = bandBox(shown, lines);
  return (
    <Layer style={{ top: measures.top - 4, height: measures.height + 8 }}>
      <BandBox
        ref={band}
        role="slider"
        tabIndex={0}
        aria-label="Lines to read"
        aria-orientation="vertical"
        aria-valuemin={1}
        aria-valuemax={lastFirst(lines.length) + 1}
        aria-valuenow={shown.first + 1}
        aria-valuetext={bandText(shown)}
        style={{ top: top + 4 - LEADING, height: bottom - top + 2 * LEADING }}
        onKeyDown={onKeyDown}
      />
    </Layer>
  );
}

const textOf = (section: HTMLElement | null): HTMLElement | undefined =>
  section?.querySelector<HTMLElement>("[data-words='stem']") ?? undefined;

function measuresOf(text: HTMLElement): Measures {
  const { top } = text.getBoundingClientRect();
  const height = text.offsetHeight;
  const lines = linesOf(wordBoxes(text).map((box) => ({ top: box.top - top, bottom: box.bottom - top })));
  return { top: text.offsetTop, height, lines: lines.length === 0 ? [{ top: 0, bottom: height }] : lines };
}

function wordBoxes(text: HTMLElement): DOMRect[] {
  const range = document.createRange();
  const boxes = textNodesOf(text).flatMap((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  return boxes.filter(({ width }) => width > 0);
}
