import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { formatPlanDuration } from '@/domain/plan/planModel';
import type { Plan } from '@/shared/api/plan';
import { formatMoney } from '@/shared/format/numbers';
import { DeleteIcon, EditIcon } from '@/shared/icons/icons';
import { LongText } from '@/shared/notifications/LongText';
import { targets } from '@/shared/theme/tokens';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { Clamp } from '@/shared/ui/table/cells';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { isDeletable } from './planModel';

interface PlanActions {
  readonly onEdit: (plan: Plan) => void;
  readonly onDelete: (plan: Plan) => void;
}

const capital = (word: string): string => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`;

export function planColumns({ onEdit, onDelete }: PlanActions): readonly Column<Plan>[] {
  return [
    {
      id: 'name',
      narrow: 'lead',
      header: 'Name',
      isRowHeader: true,
      sortBy: ({ name }) => name,
      cell: ({ name, description }) => (
        <>
          <strong>
            <LongText text={name} />
          </strong>
          <br />
          <Clamp quiet>{description}</Clamp>
        </>
      ),
    },
    { id: 'category', header: 'Category', width: '92px', sortBy: ({ category }) => category },
    {
      id: 'price',
      header: 'Price',
      width: '92px',
      align: 'end',
      sortBy: ({ price }) => price,
      cell: ({ price }) => formatMoney(price),
    },
    {
      id: 'duration',
      isSpare: true,
      header: 'Duration',
      width: '98px',
      align: 'end',
      sortBy: ({ durationInDay }) => durationInDay,
      cell: ({ durationInDay }) => formatPlanDuration(durationInDay),
    },
    {
      id: 'perDay',
      isSpare: true,
      header: 'Questions per day',
      width: '102px',
      align: 'end',
      sortBy: ({ questionsPerDay }) => questionsPerDay,
    },
    {
      id: 'type',
      isSpare: true,
      header: 'Type',
      width: '98px',
      sortBy: ({ type }) => type,
      cell: ({ type }) => capital(type),
    },
    {
      id: 'examTypes',
      isSpare: true,
      header: 'Exam types',
      width: '190px',
      cell: ({ examTypes }) => <Clamp>{examTypes.join(', ')}</Clamp>,
    },
    {
      id: 'status',
      header: 'Status',
      width: '96px',
      sortBy: ({ status }) => status,
      cell: ({ status }) => capital(status),
    },
    {
      id: 'actions',
      narrow: 'action',
      header: 'Actions',
      isHeaderHidden: true,
      width: '92px',
      align: 'end',
      cell: (plan) => (
        <Stack direction="row" spacing={0} sx={{ display: 'inline-flex', flexWrap: 'nowrap' }}>
          <IconAction label={`Edit ${plan.name}`} onClick={() => onEdit(plan)}>
            <EditIcon size={18} />
          </IconAction>
          {isDeletable(plan) ? (
            <IconAction label={`Delete ${plan.name}`} onClick={() => onDelete(plan)}>
              <DeleteIcon size={18} />
            </IconAction>
          ) : (
            // Keeps 'Edit' in place.
            <Box sx={{ width: targets.control }} />
          )}
        </Stack>
      ),
    },
  ];
}
