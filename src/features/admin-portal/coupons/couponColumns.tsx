import { type Coupon, isCouponExpired } from '@/domain/plan/coupon';
import { formatDate } from '@/shared/format/dates';
import { formatMoney } from '@/shared/format/numbers';
import { DeleteIcon } from '@/shared/icons/icons';
import { IconAction } from '@/shared/ui/controls/IconAction';
import type { Column } from '@/shared/ui/table/dataTableModel';

const discountOf = ({ discountType, discountPercentage, discountAmount }: Coupon): string =>
  discountType === 'percentage' ? `${discountPercentage}%` : formatMoney(discountAmount);

/** Columns of the coupons table; `today` is a local day. */
export function couponColumns(today: string, onDelete: (coupon: Coupon) => void): readonly Column<Coupon>[] {
  return [
    {
      id: 'code',
      narrow: 'lead',
      header: 'Coupon code',
      isRowHeader: true,
      sortBy: ({ couponCode }) => couponCode,
      cell: ({ couponCode }) => <strong>{couponCode}</strong>,
    },
    {
      id: 'type',
      header: 'Discount type',
      width: '150px',
      sortBy: ({ discountType }) => discountType,
      cell: ({ discountType }) => (discountType === 'percentage' ? 'Percentage' : 'Amount'),
    },
    { id: 'discount', header: 'Discount', width: '120px', align: 'end', cell: discountOf },
    {
      id: 'expires',
      header: 'Expiry date',
      width: '200px',
      firstDirection: 'desc',
      sortBy: ({ expiryDate }) => expiryDate,
      cell: (coupon) =>
        `${formatDate(coupon.expiryDate)}${isCouponExpired(coupon, today) ? ' (expired)' : ''}`,
    },
    {
      id: 'delete',
      narrow: 'action',
      header: 'Delete',
      isHeaderHidden: true,
      width: '64px',
      align: 'end',
      cell: (coupon) => (
        <IconAction label={`Delete ${coupon.couponCode}`} onClick={() => onDelete(coupon)}>
          <DeleteIcon size={18} />
        </IconAction>
      ),
    },
  ];
}
