import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useQuery } from '@/shared/list/useQuery';
import { useAppDispatch } from '@/shared/remote/hooks';
import { signOutAsked } from '@/shared/session/session';
import { PageHead } from '@/shared/ui/PageHead';
import { CouponsPanel } from './CouponsPanel';
import { InvitationsPanel } from './InvitationsPanel';

/** What belongs to the list of one tab is not the other's. */
const FRESH_LIST = { q: undefined, sort: undefined, page: undefined, size: undefined } as const;

/** /admin-portal: invitations and coupons; 'Logout' acts at once. */
export function AdminPortalScreen() {
  const dispatch = useAppDispatch();
  const { params, change } = useQuery();
  const id = useId();
  const tab = params.get('tab') === 'coupons' ? 'coupons' : 'invitations';
  const choose = (chosen: unknown) => {
    if (chosen === 'logout') dispatch(signOutAsked());
    else change({ ...FRESH_LIST, tab: chosen === 'coupons' ? chosen : undefined }, { opens: true });
  };
  return (
    <>
      <PageHead title="Admin Portal" />
      <Tabs value={tab} aria-label="Admin Portal" onChange={(_, chosen: unknown) => choose(chosen)}>
        <Tab value="invitations" label="Invitations" id={`${id}-invitations`} aria-controls={`${id}-panel`} />
        <Tab value="coupons" label="Coupons" id={`${id}-coupons`} aria-controls={`${id}-panel`} />
        <Tab value="logout" label="Logout" />
      </Tabs>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} style={{ paddingTop: 16 }}>
        {tab === 'coupons' ? <CouponsPanel key={tab} /> : <InvitationsPanel key={tab} />}
      </div>
    </>
  );
}
