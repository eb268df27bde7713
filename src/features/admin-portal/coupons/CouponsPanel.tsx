import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { ADMIN_PAGES } from '@/domain/adminPages';
import type { Coupon } from '@/domain/plan/coupon';
import { PanelHeader } from '@/features/admin-portal/ui/PanelHeader';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { ListTable } from '@/shared/ui/list/ListTable';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { couponColumns } from './couponColumns';
import { couponsCsv } from './couponModel';
import { ImportButton } from './ImportButton';
import { useCoupons } from './useCoupons';

const CouponDialog = lazyDialog(async () => (await import('./CouponDialog')).CouponDialog);

const codeOf = ({ couponCode }: Coupon): string => couponCode;

export function CouponsPanel() {
  const { coupons, today, form, couponToDelete, askDelete, ...actions } = useCoupons();
  const columns = useMemo(() => couponColumns(today, askDelete), [today, askDelete]);
  return (
    <>
      <PanelHeader about="Coupons are kept in this browser only. Export them to take them to another one.">
        <ImportButton onFile={(file) => void actions.importFile(file)} />
        {coupons.length > 0 && <Button onClick={actions.exportFile}>Export</Button>}
        <Button variant="contained" {...CouponDialog.opener} onClick={actions.create}>
          Create coupon
        </Button>
      </PanelHeader>
      {coupons.length === 0 ? (
        <StateMessage tone="empty" text="No coupons found" />
      ) : (
        <ListTable
          name="Coupons"
          columns={columns}
          rows={coupons}
          rowKey={codeOf}
          wordsOf={codeOf}
          searchLabel="Search coupons"
          defaults={ADMIN_PAGES}
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
          open
          title={`Delete ${couponToDelete.couponCode}?`}
          confirmLabel="Delete"
          cancelLabel="Cancel"
          destructive
          onConfirm={() => actions.remove(couponToDelete)}
          onCancel={actions.cancelDelete}
        >
          The coupon {couponToDelete.couponCode} is removed from this browser. This cannot be taken back.
        </ConfirmDialog>
      )}
    </>
  );
}
