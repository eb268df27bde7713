import { alternativeText } from '@/shared/format/alternatives';
import { splitNames } from '@/shared/format/markup';
import { STYLE } from '@/shared/format/tagStyle';
import { attributesOf, drawingText } from './marks';
import { drawingAddress, inlineImage } from './raster';

/** A drawing, or an image in another element, as an image; any other element as it is. */
export function asImage(element: Element): Element {
  const address = imageWithin(element) ?? background(element) ?? onlySource(element);
  if (address === undefined) return element;
  const image = element.ownerDocument.createElement('img');
  image.setAttribute('src', address);
  const text = element.localName === 'svg' ? drawingText(element) : element.textContent;
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const named = alternativeText(attributesOf(element));
  image.setAttribute('alt', named === '' ? line : named);
  element.replaceWith(image);
  return image;
}

function imageWithin(element: Element): string | undefined {
  if (element.localName === 'svg') {
    if (element.querySelector(SHAPES) === null) return undefined;
    const text = new XMLSerializer().serializeToString(element);
    return drawingAddress(element, text.replaceAll(` ${STYLE}="`, ' style="'));
  }
  const name = ADDRESSES.get(element.localName);
  return name === undefined ? undefined : inlineImage(element.getAttribute(name) ?? '');
}

const BACKGROUND = /(?:^|;)\s*background(?:-image)?\s*:[^;]*?\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s)]*))/iu;

/** The first address of a picture that lacks its image. */
function onlySource(element: Element): string | undefined {
  if (element.localName !== 'picture' || element.querySelector('img') !== null) return undefined;
  return element.querySelector('source')?.getAttribute('srcset')?.trim().split(/\s/u)[0];
}

/** The address of the image of an element that has nothing else. */
function background(element: Element): string | undefined {
  if (element.hasChildNodes()) return undefined;
  const found = BACKGROUND.exec(element.getAttribute(STYLE) ?? '');
  return found?.slice(1).find(Boolean);
}

/** A drawing without any of these shows nothing. */
const SHAPES = 'circle, ellipse, image, line, path, polygon, polyline, rect, text';

const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['embed', 'src'],
  ['iframe', 'src'],
  ['object', 'data'],
]);

/** Where a program loads an image late, its `src` is only a placeholder. */
const LATE = splitNames('data-src data-original data-lazy-src');

/** The first address of an image that can be shown. */
export const imageAddress = (image: Element): string | undefined =>
  addressesOf(image)
    .map(inlineImage)
    .find((found) => found !== undefined);

function addressesOf(image: Element): readonly string[] {
  const late = LATE.map((name) => image.getAttribute(name)).find((address) => address !== null);
  if (late != null) return [late];
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  const sets = [image, ...sources].map((each) => each.getAttribute('srcset') ?? '');
  // A data address has a comma itself.
  return [image.getAttribute('src') ?? '', ...sets.map((set) => set.trim().split(/\s/u)[0] ?? '')];
}
