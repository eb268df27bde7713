import { useId } from 'react';
import { useQuery } from '@/shared/routing/useQuery';
import { useAppDispatch } from '@/shared/store/hooks';
import { signOutClicked } from '@/domain/session/sessionSlice';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { TabBar } from '@/shared/ui/layout/TabBar';
import { CouponsPanel } from '@/features/admin-portal/coupons/CouponsPanel';
import { InvitationsPanel } from '@/features/admin-portal/invitations/InvitationsPanel';

const TABS = [
  { value: 'invitations', name: 'Invitations' },
  { value: 'coupons', name: 'Coupons' },
  { value: 'logout', name: 'Logout' },
] as const;

type Tab = (typeof TABS)[number]['value'];

/** Search, sort and page belong to one tab's list only. */
const FRESH_LIST = { q: undefined, sort: undefined, page: undefined, size: undefined } as const;

/** /admin-portal: invitations and coupons; 'Logout' signs out at once. */
export function AdminPortalScreen() {
  const dispatch = useAppDispatch();
  const { params, change } = useQuery();
  const id = useId();
  const tab: Tab = params.get('tab') === 'coupons' ? 'coupons' : 'invitations';
  const choose = (chosen: Tab) => {
    if (chosen === 'logout') dispatch(signOutClicked());
    else change({ ...FRESH_LIST, tab: chosen === 'coupons' ? chosen : undefined }, { opens: true });
  };
  return (
    <>
      <PageHead title="Admin Portal" />
      <TabBar name="Admin Portal" value={tab} tabs={TABS} idBase={id} isManual onChange={choose} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${tab}`} style={{ paddingTop: 16 }}>
        {tab === 'coupons' ? <CouponsPanel key={tab} /> : <InvitationsPanel key={tab} />}
      </div>
    </>
  );
}
