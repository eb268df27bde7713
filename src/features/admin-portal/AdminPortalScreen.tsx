import Box from '@mui/material/Box';
import { useId } from 'react';
import { signOutClicked } from '@/domain/session/sessionSlice';
import { CouponsPanel } from '@/features/admin-portal/coupons/CouponsPanel';
import { InvitationsPanel } from '@/features/admin-portal/invitations/InvitationsPanel';
import { inviteManySaga } from '@/features/admin-portal/invitations/many/inviteManySaga';
import { useQuery } from '@/shared/routing/useQuery';
import { useAppDispatch } from '@/shared/store/hooks';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';

export const sagas = [inviteManySaga];

const TABS = [
  { value: 'invitations', name: 'Invitations' },
  { value: 'coupons', name: 'Coupons' },
  { value: 'logout', name: 'Logout' },
] as const;

type TabName = (typeof TABS)[number]['value'];

/** Search, filters, sort and page belong to one tab's list only. */
const FRESH_LIST = {
  q: undefined,
  state: undefined,
  soon: undefined,
  sort: undefined,
  page: undefined,
  size: undefined,
} as const;

/** /admin-portal: invitations and coupons; 'Logout' signs out at once. */
export function AdminPortalScreen() {
  const dispatch = useAppDispatch();
  const { params, change } = useQuery();
  const id = useId();
  const tab: TabName = params.get('tab') === 'coupons' ? 'coupons' : 'invitations';
  const choose = (chosen: TabName) => {
    if (chosen === 'logout') dispatch(signOutClicked());
    else change({ ...FRESH_LIST, tab: chosen === 'coupons' ? chosen : undefined }, { opens: true });
  };
  return (
    <>
      <PageHead title="Admin Portal" />
      <PanelTabs
        id={id}
        label="Admin Portal"
        tabs={TABS}
        value={tab}
        followsFocus={false}
        onChange={choose}
      />
      <Box {...panelOf(id, tab)} sx={{ pt: 2 }}>
        {tab === 'coupons' ? <CouponsPanel key={tab} /> : <InvitationsPanel key={tab} />}
      </Box>
    </>
  );
}
