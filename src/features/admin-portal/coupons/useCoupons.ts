import { useState } from 'react';
import { type Coupon, isSameCode, storedCoupons } from '@/domain/plan/coupon';
import { localToday } from '@/shared/format/dates';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { downloadCoupons, readCoupons } from './couponFile';
import { type CouponForm, mergeCoupons, newCouponForm, randomCode } from './couponModel';

/** 0 (inclusive) to 1 (exclusive), cryptographically random. */
function secureRandom(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}

/** The coupons of this browser and their actions. */
export function useCoupons() {
  const dispatch = useAppDispatch();
  const coupons = storedCoupons.useValue();
  const [form, setForm] = useState<CouponForm>();
  const [couponToDelete, setCouponToDelete] = useState<Coupon>();
  const [today] = useState(localToday);
  const notify = (severity: 'success' | 'error', text: string) =>
    void dispatch(notificationAdded({ severity, text }));

  const importFile = async (file: File): Promise<void> => {
    const added = await readCoupons(file);
    if (added === undefined) {
      notify('error', 'There are no coupons in this file.');
      return;
    }
    const stored = storedCoupons.read();
    const merged = mergeCoupons(stored, added);
    const count = merged.length - stored.length;
    storedCoupons.write(merged);
    notify('success', `${count} ${count === 1 ? 'coupon' : 'coupons'} added from the file`);
  };

  return {
    coupons,
    today,
    form,
    couponToDelete,
    create: () => setForm(newCouponForm(randomCode(secureRandom), today)),
    cancel: () => setForm(undefined),
    save: (coupon: Coupon) => {
      setForm(undefined);
      storedCoupons.write(mergeCoupons([coupon], storedCoupons.read()));
      notify('success', `Coupon ${coupon.couponCode} saved in this browser`);
    },
    askDelete: setCouponToDelete,
    cancelDelete: () => setCouponToDelete(undefined),
    remove: ({ couponCode }: Coupon) => {
      setCouponToDelete(undefined);
      const others = storedCoupons.read().filter((coupon) => !isSameCode(coupon.couponCode, couponCode));
      storedCoupons.write(others);
      notify('success', `Coupon ${couponCode} deleted`);
    },
    exportFile: () => downloadCoupons(coupons, today),
    importFile,
  };
}
