import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { type Coupon, decodeCoupons, isCouponExpired, isSameCode, storedCoupons } from '@/domain/plan/coupon';
import { PanelHeader } from '@/features/admin-portal/ui/PanelHeader';
import { tryDecode } from '@/shared/api/decode';
import { download } from '@/shared/browser/download';
import { useRestoreFocus } from '@/shared/browser/useRestoreFocus';
import { formatDate, localToday } from '@/shared/format/dates';
import { counted, formatMoney } from '@/shared/format/numbers';
import { parseJson } from '@/shared/format/parseJson';
import { DeleteIcon } from '@/shared/icons/icons';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { FileButton, JSON_FILES } from '@/shared/ui/controls/FileButton';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { ListTable } from '@/shared/ui/list/ListTable';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { actionColumn, type Column } from '@/shared/ui/table/dataTableModel';
import { type CouponForm, couponsCsv, mergeCoupons, newCouponForm, randomCode } from './couponModel';

/** A list of coupons is far smaller. */
const MAX_FILE_BYTES = 1_000_000;

function downloadCoupons(coupons: readonly Coupon[], day: string): void {
  const file = new Blob([JSON.stringify(coupons, null, 2)], { type: 'application/json' });
  download(`qlearn-coupons-${day}.json`, file);
}

/** The coupons in a file; undefined if it has no usable one. */
async function readCoupons(file: File): Promise<readonly Coupon[] | undefined> {
  if (file.size > MAX_FILE_BYTES) return undefined;
  // A file that was moved after being chosen cannot be read.
  const text = await file.text().catch(() => '');
  const coupons = tryDecode(() => decodeCoupons(parseJson(text)));
  return coupons === undefined || coupons.length === 0 ? undefined : coupons;
}

/** 0 (inclusive) to 1 (exclusive), cryptographically random. */
function secureRandom(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}

function useCoupons() {
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
    notify('success', `${counted(count, 'coupon')} added from the file`);
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

const discountOf = ({ discountType, discountPercentage, discountAmount }: Coupon): string =>
  discountType === 'percentage' ? `${discountPercentage}%` : formatMoney(discountAmount);

/** `today` is a local day. */
function couponColumns(today: string, onDelete: (coupon: Coupon) => void): readonly Column<Coupon>[] {
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
    { id: 'discount', header: 'Discount', width: '120px', align: 'right', cell: discountOf },
    {
      id: 'expires',
      header: 'Expiry date',
      width: '200px',
      firstDirection: 'desc',
      sortBy: ({ expiryDate }) => expiryDate,
      cell: (coupon) =>
        `${formatDate(coupon.expiryDate)}${isCouponExpired(coupon, today) ? ' (expired)' : ''}`,
    },
    actionColumn('Delete', '64px', (coupon) => (
      <IconAction label={`Delete ${coupon.couponCode}`} onClick={() => onDelete(coupon)}>
        <DeleteIcon size={18} />
      </IconAction>
    )),
  ];
}

const CouponDialog = lazyDialog(async () => (await import('./CouponDialog')).CouponDialog);

const codeOf = ({ couponCode }: Coupon): string => couponCode;

export function CouponsPanel() {
  const { coupons, today, form, couponToDelete, askDelete, ...actions } = useCoupons();
  useRestoreFocus(coupons, couponToDelete);
  const columns = useMemo(() => couponColumns(today, askDelete), [today, askDelete]);
  return (
    <>
      <PanelHeader about="Coupons are kept in this browser only. Export them to take them to another one.">
        <FileButton
          fileLabel="Coupon file"
          accept={JSON_FILES}
          onFile={(file) => void actions.importFile(file)}
        >
          Import
        </FileButton>
        {coupons.length > 0 && <Button onClick={actions.exportFile}>Export</Button>}
        <Button variant="contained" {...CouponDialog.opener} onClick={actions.create}>
          Create coupon
        </Button>
      </PanelHeader>
      {coupons.length === 0 ? (
        <StateMessage text="No coupons found" />
      ) : (
        <ListTable
          name="Coupons"
          columns={columns}
          rows={coupons}
          rowKey={codeOf}
          wordsOf={codeOf}
          searchLabel="Search coupons"
          empty="No coupons found"
          minWidth={640}
          csv={{ fileName: 'qlearn-coupons.csv', text: couponsCsv }}
        />
      )}
      {form !== undefined && (
        <CouponDialog
          form={form}
          takenCodes={coupons.map(codeOf)}
          onSave={actions.save}
          onClose={actions.cancel}
        />
      )}
      {couponToDelete !== undefined && (
        <ConfirmDialog
          title={`Delete ${couponToDelete.couponCode}?`}
          confirmLabel="Delete"
          destructive
          onConfirm={() => actions.remove(couponToDelete)}
          onCancel={actions.cancelDelete}
        >{`The coupon ${couponToDelete.couponCode} is removed from this browser. This cannot be undone.`}</ConfirmDialog>
      )}
    </>
  );
}
