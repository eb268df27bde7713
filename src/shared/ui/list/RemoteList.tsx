import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Remote } from '@/shared/remote/remoteState';
import { vars } from '@/shared/theme/vars';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { ListTable, type ListTableProps } from './ListTable';

/** Rows that a skeleton has at most: more would not be seen. */
const SKELETON = 10;

/** The list itself, so that its code has run and its styles are inserted when thousands of rows arrive. */
const Greyed = styled('div')({
  opacity: 0.6,
  // Greyed as well, the color of other skeletons cannot be seen in the dark.
  '--q-skeleton': vars.palette.divider,
});

interface RemoteListProps<Row> extends Omit<ListTableProps<Row>, 'rows'> {
  /** `data` are the rows to show: those loaded, or what a screen's own filters leave of them. */
  readonly remote: Pick<Remote<readonly unknown[]>, 'state' | 'retry'> & {
    readonly data: readonly Row[] | undefined;
  };
  /** Error text where the server sends no message. */
  readonly failure?: string;
  /** What one can do where the server has nothing to list. */
  readonly emptyAction?: ReactNode;
}

/** A list that is loaded, in all its states: skeleton, empty, failed, and there to search, sort, leaf and download. */
export function RemoteList<Row>(props: RemoteListProps<Row>) {
  const { remote, failure, emptyAction, ...list } = props;
  const { defaults, empty } = list;
  return (
    <RemoteContent
      remote={remote}
      {...(failure !== undefined && { failure })}
      skeleton={
        <Greyed inert aria-hidden="true">
          <ListTable {...list} rows={[]} placeholders={Math.min(defaults.size, SKELETON)} />
        </Greyed>
      }
      isEmpty={(loaded) => loaded.length === 0}
      empty={<StateMessage tone="empty" text={empty} action={emptyAction} />}
    >
      {() => <ListTable {...list} rows={remote.data ?? []} />}
    </RemoteContent>
  );
}
