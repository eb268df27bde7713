import { type Coupon, decodeCoupons } from '@/domain/plan/coupon';
import { tryDecode } from '@/shared/api/decode';
import { download } from '@/shared/browser/download';

/** Bytes; a list of coupons is far smaller. */
const LARGEST_FILE = 1_000_000;

/** Downloads the coupons as a JSON file. */
export function downloadCoupons(coupons: readonly Coupon[], day: string): void {
  const file = new Blob([JSON.stringify(coupons, null, 2)], { type: 'application/json' });
  download(`qlearn-coupons-${day}.json`, file);
}

/** The coupons in a file; undefined where it has no usable one. */
export async function readCoupons(file: File): Promise<readonly Coupon[] | undefined> {
  if (file.size > LARGEST_FILE) return undefined;
  // A file that was moved after it was chosen cannot be read.
  const text = await file.text().catch(() => '');
  const coupons = tryDecode(() => decodeCoupons(parse(text)));
  return coupons === undefined || coupons.length === 0 ? undefined : coupons;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
