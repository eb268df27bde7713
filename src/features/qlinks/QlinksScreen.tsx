import styled from '@emotion/styled';
import { useMemo } from 'react';
import { ActDialog } from '@/shared/act/ActDialog';
import type { Qlink } from '@/shared/contract/qlink';
import { ListTable } from '@/shared/list/ListTable';
import { PageHead } from '@/shared/ui/PageHead';
import { RemoteContent } from '@/shared/ui/RemoteContent';
import { StateMessage } from '@/shared/ui/StateMessage';
import { TableSkeleton } from '@/shared/ui/TableSkeleton';
import { statusName } from './model';
import { PublishPanel } from './PublishPanel';
import { qlinkColumns } from './qlinkColumns';
import { revocation } from './revocation';
import { useQlinks } from './useQlinks';

const PAGES = { sizes: [10, 25, 50, 100], size: 10 } as const;

const idOf = ({ id }: Qlink): string => id;
const wordsOf = (qlink: Qlink): string =>
  [qlink.title, qlink.description, statusName(qlink), ...qlink.questionIds].join(' ');

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: 24,
  alignItems: 'start',
  '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** /qlink: the links under which questions are shared. */
export function QlinksScreen() {
  const { qlinks, acts } = useQlinks();
  const columns = useMemo(
    () =>
      qlinkColumns({
        origin: window.location.origin,
        onCopy: (url) => void acts.copy(url),
        onRevoke: acts.revoke,
      }),
    [acts],
  );
  return (
    <>
      <PageHead title="QLink" />
      <Columns>
        <RemoteContent
          remote={qlinks}
          onRetry={acts.retry}
          skeleton={<TableSkeleton rows={6} />}
          isEmpty={(rows) => rows.length === 0}
          empty={<StateMessage tone="empty" text="No data found" />}
        >
          {(rows) => (
            <ListTable
              name="Links"
              columns={columns}
              rows={rows}
              rowKey={idOf}
              wordsOf={wordsOf}
              searchLabel="Search links"
              defaults={PAGES}
              empty="No data found"
            />
          )}
        </RemoteContent>
        <PublishPanel />
      </Columns>
      <ActDialog act={revocation} title={({ title }) => `Revoke ${title}?`} name="Revoke" keep="Cancel">
        {({ title }) => `Whoever opens ${title} from now on finds it unavailable. This cannot be taken back.`}
      </ActDialog>
    </>
  );
}
