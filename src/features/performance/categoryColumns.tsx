import type { SubcategoryPerformance } from '@/shared/api/performance';
import { formatCount, formatPercent } from '@/shared/format/numbers';
import type { Column } from '@/shared/ui/table/dataTableModel';

export const categoryColumns: readonly Column<SubcategoryPerformance>[] = [
  {
    id: 'topic',
    header: 'TOPICS',
    isRowHeader: true,
    narrow: 'lead',
    sortBy: ({ subCategory }) => subCategory,
    cell: ({ subCategory }) => subCategory,
  },
  {
    id: 'percentage',
    header: 'PERCENTAGE',
    width: '20%',
    align: 'end',
    narrow: 'action',
    firstDirection: 'desc',
    sortBy: ({ percentageCorrect }) => percentageCorrect,
    cell: ({ percentageCorrect }) => formatPercent(percentageCorrect),
  },
  {
    id: 'correct',
    header: 'QUESTIONS CORRECT',
    width: '22%',
    align: 'end',
    firstDirection: 'desc',
    sortBy: ({ correctCount }) => correctCount,
    cell: ({ correctCount }) => formatCount(correctCount),
  },
  {
    id: 'incorrect',
    header: 'QUESTIONS INCORRECT',
    width: '22%',
    align: 'end',
    firstDirection: 'desc',
    sortBy: ({ incorrectCount }) => incorrectCount,
    cell: ({ incorrectCount }) => formatCount(incorrectCount),
  },
];
