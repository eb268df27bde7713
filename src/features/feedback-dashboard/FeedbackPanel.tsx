import { Button } from '@/shared/ui/Button';
import { type ReactNode, useMemo } from 'react';
import { ListTable } from '@/shared/list/ListTable';
import type { RemoteState } from '@/shared/remote/remoteState';
import type { Column } from '@/shared/ui/dataTableModel';
import { DownloadIcon } from '@/shared/ui/icons';
import { RemoteContent } from '@/shared/ui/RemoteContent';
import { StateMessage } from '@/shared/ui/StateMessage';
import { TableSkeleton } from '@/shared/ui/TableSkeleton';
import { FeedbackEntries } from './FeedbackEntries';
import type { QuestionFeedback } from './groupModel';

const PAGES = { sizes: [10, 25, 50, 100], size: 25 } as const;

interface FeedbackPanelProps<Feedback> {
  readonly remote: RemoteState<unknown, readonly Feedback[]>;
  /** What the filters let through, by question. */
  readonly groups: readonly QuestionFeedback<Feedback>[];
  readonly columns: readonly Column<QuestionFeedback<Feedback>>[];
  readonly words: (feedback: Feedback) => string;
  readonly filters: ReactNode;
  readonly onRetry: () => void;
  readonly onExport: () => void;
  readonly children: (feedback: Feedback) => ReactNode;
}

const questionOf = ({ questionId }: { readonly questionId: string }): string => questionId;

/** Feedback by question; a question opens to what was said about it. */
export function FeedbackPanel<Feedback>(props: FeedbackPanelProps<Feedback>) {
  const { remote, groups, columns, words, filters, onRetry, onExport, children } = props;
  const wordsOf = useMemo(
    () =>
      ({ given }: QuestionFeedback<Feedback>) =>
        given.map(words).join(' '),
    [words],
  );
  return (
    <RemoteContent
      remote={remote}
      onRetry={onRetry}
      failure="The feedback could not be loaded. Please try again."
      skeleton={<TableSkeleton rows={10} />}
      isEmpty={(rows) => rows.length === 0}
      empty={<StateMessage tone="empty" text="No data found" />}
    >
      {() => (
        <ListTable
          name="Feedback by question"
          columns={columns}
          rows={groups}
          rowKey={questionOf}
          wordsOf={wordsOf}
          searchLabel="Search feedback"
          defaults={PAGES}
          empty="No data found"
          minWidth={820}
          detail={({ given }) => <FeedbackEntries given={given}>{children}</FeedbackEntries>}
          tools={
            <>
              {filters}
              <Button startIcon={<DownloadIcon size={16} />} onClick={onExport}>
                Download CSV
              </Button>
            </>
          }
        />
      )}
    </RemoteContent>
  );
}
