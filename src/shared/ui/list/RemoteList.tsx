import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Remote } from '@/shared/remote/remoteState';
import { vars } from '@/shared/theme/vars';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { PAGES } from './listModel';
import { ListTable, type ListTableProps } from './ListTable';

/** Maximum of placeholder rows: more would not be visible. */
const MAX_PLACEHOLDERS = 10;

/** The list itself, so that its code has run and its styles are inserted when thousands of rows arrive. */
const Dimmed = styled('div')({
  opacity: 0.6,
  // Dimmed as well, the color of other skeletons would be invisible in the dark theme.
  '--q-skeleton': vars.palette.divider,
});

interface RemoteListProps<Row> extends Omit<ListTableProps<Row>, 'rows'> {
  /** `data` are the rows to show: those loaded, or those that pass a screen's own filters. */
  readonly remote: Pick<Remote<readonly unknown[]>, 'state' | 'retry'> & {
    readonly data: readonly Row[] | undefined;
  };
  /** Error text if the server sends no message. */
  readonly failure?: string;
  /** The action offered if the server has nothing to list. */
  readonly emptyAction?: ReactNode;
}

/** A loaded list in all its states: skeleton, empty, failed, and loaded with search, sorting, pages and download. */
export function RemoteList<Row>(props: RemoteListProps<Row>) {
  const { remote, failure, emptyAction, ...list } = props;
  const { size } = { ...PAGES, ...list.defaults };
  return (
    <RemoteContent
      remote={remote}
      {...(failure !== undefined && { failure })}
      skeleton={
        <Dimmed inert aria-hidden="true">
          <ListTable {...list} rows={[]} placeholders={Math.min(size, MAX_PLACEHOLDERS)} />
        </Dimmed>
      }
      empty={<StateMessage text={list.empty} action={emptyAction} />}
    >
      {() => <ListTable {...list} rows={remote.data ?? []} />}
    </RemoteContent>
  );
}
