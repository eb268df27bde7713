import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import type { Qlink } from '@/shared/api/qlink';
import { useRestoreFocus } from '@/shared/browser/useRestoreFocus';
import { formatDate, formatDateTime } from '@/shared/format/dates';
import { LongText } from '@/shared/notifications/LongText';
import { ConfirmWriteDialog } from '@/shared/ui/dialog/ConfirmWriteDialog';
import { Columns } from '@/shared/ui/layout/Columns';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { RemoteList } from '@/shared/ui/list/RemoteList';
import { Clamp } from '@/shared/ui/table/cells';
import { type Column, idOf } from '@/shared/ui/table/dataTableModel';
import { PublishPanel } from './PublishPanel';
import { isActive, openableUrl, qlinksCsv, qlinkStatusName, revokeFailure } from './qlinkModel';
import { sendRevocation, useQlinks } from './useQlinks';

interface QlinkActions {
  readonly origin: string;
  readonly onCopy: (url: string) => void;
  readonly onRevoke: (qlink: Qlink) => void;
}

function qlinkColumns({ origin, onCopy, onRevoke }: QlinkActions): readonly Column<Qlink>[] {
  return [
    {
      id: 'title',
      narrow: 'line',
      header: 'Title',
      isRowHeader: true,
      sortBy: ({ title }) => title,
      cell: ({ id, title, description }) => (
        <>
          <strong id={`qlink-${id}`}>
            <LongText text={title} />
          </strong>
          <br />
          <Clamp quiet>{description}</Clamp>
        </>
      ),
    },
    { id: 'status', header: 'Status', width: '80px', sortBy: qlinkStatusName },
    {
      id: 'questions',
      header: 'Questions',
      width: '84px',
      align: 'right',
      sortBy: ({ questionIds }) => questionIds.length,
      cell: ({ questionIds }) => <span title={questionIds.join(', ')}>{questionIds.length}</span>,
    },
    {
      id: 'created',
      isSpare: true,
      header: 'Created',
      width: '112px',
      align: 'right',
      firstDirection: 'desc',
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Day moment={createdAt} />,
    },
    {
      id: 'expires',
      header: 'Expires',
      width: '112px',
      align: 'right',
      firstDirection: 'desc',
      sortBy: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => <Day moment={expiresAt} />,
    },
    {
      id: 'actions',
      narrow: 'line',
      header: 'Actions',
      isHeaderHidden: true,
      width: '254px',
      cell: (qlink) => <RowActions qlink={qlink} origin={origin} onCopy={onCopy} onRevoke={onRevoke} />,
    },
  ];
}

/** Only the day, so that the titles have room; the title attribute adds the time of day. */
function Day({ moment }: { readonly moment: string | undefined }) {
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {formatDate(moment)}
    </time>
  );
}

function RowActions({ qlink, origin, onCopy, onRevoke }: QlinkActions & { readonly qlink: Qlink }) {
  const isOpen = isActive(qlink);
  const url = isOpen ? openableUrl(qlink.url, origin) : undefined;
  const preview = isOpen ? (openableUrl(qlink.previewUrl, origin) ?? url) : undefined;
  const describedBy = `qlink-${qlink.id}`;
  return (
    <Stack direction="row" spacing="6px 10px">
      {preview !== undefined && (
        <Link href={preview} target="_blank" rel="noopener noreferrer" aria-describedby={describedBy}>
          Preview
        </Link>
      )}
      {url !== undefined && (
        <Button size="small" aria-describedby={describedBy} onClick={() => onCopy(url)}>
          Copy link
        </Button>
      )}
      {isOpen && (
        <Button size="small" aria-describedby={describedBy} onClick={() => onRevoke(qlink)}>
          Revoke
        </Button>
      )}
    </Stack>
  );
}

const wordsOf = (qlink: Qlink): string =>
  [qlink.title, qlink.description, qlinkStatusName(qlink), ...qlink.questionIds].join(' ');

export function QlinksScreen() {
  const { qlinks, qlinkToRevoke, actions } = useQlinks();
  useRestoreFocus(qlinks.data, qlinkToRevoke);
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
      <Columns tracks="minmax(0, 1fr) 300px" until="laptop" spacing={3} sx={{ alignItems: 'start' }}>
        <RemoteList
          remote={qlinks}
          name="Links"
          columns={columns}
          rowKey={idOf}
          wordsOf={wordsOf}
          searchLabel="Search links"
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
        {({ title }) => `Whoever opens ${title} from now on will find it unavailable. This cannot be undone.`}
      </ConfirmWriteDialog>
    </>
  );
}
