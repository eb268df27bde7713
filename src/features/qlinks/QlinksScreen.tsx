import { useMemo } from 'react';
import { ADMIN_PAGES } from '@/domain/adminPages';
import type { Qlink } from '@/shared/api/qlink';
import { ConfirmWriteDialog } from '@/shared/ui/dialog/ConfirmWriteDialog';
import { Columns } from '@/shared/ui/layout/Columns';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { RemoteList } from '@/shared/ui/list/RemoteList';
import { sendRevocation } from './calls';
import { PublishPanel } from './PublishPanel';
import { qlinkColumns } from './qlinkColumns';
import { qlinksCsv, qlinkStatusName, revokeFailure } from './qlinkModel';
import { useQlinks } from './useQlinks';

const idOf = ({ id }: Qlink): string => id;
const wordsOf = (qlink: Qlink): string =>
  [qlink.title, qlink.description, qlinkStatusName(qlink), ...qlink.questionIds].join(' ');

export function QlinksScreen() {
  const { qlinks, qlinkToRevoke, actions } = useQlinks();
  const columns = useMemo(
    () =>
      qlinkColumns({
        origin: window.location.origin,
        onCopy: (url) => void actions.copy(url),
        onRevoke: actions.askRevoke,
      }),
    [actions],
  );
  return (
    <>
      <PageHead title="QLink" />
      <Columns tracks="minmax(0, 1fr) 300px" until={1000} spacing={3} sx={{ alignItems: 'start' }}>
        <RemoteList
          remote={qlinks}
          name="Links"
          columns={columns}
          rowKey={idOf}
          wordsOf={wordsOf}
          searchLabel="Search links"
          defaults={ADMIN_PAGES}
          empty="No data found"
          csv={{ fileName: 'qlearn-links.csv', text: qlinksCsv }}
        />
        <PublishPanel />
      </Columns>
      <ConfirmWriteDialog
        call={sendRevocation}
        target={qlinkToRevoke}
        argsOf={({ id }) => ({ qlinkId: id })}
        title={({ title }) => `Revoke ${title}?`}
        confirmLabel="Revoke"
        cancelLabel="Cancel"
        failure={revokeFailure}
        onClose={actions.cancelRevoke}
      >
        {({ title }) => `Whoever opens ${title} from now on finds it unavailable. This cannot be taken back.`}
      </ConfirmWriteDialog>
    </>
  );
}
