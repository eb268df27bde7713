import { ADMIN_PAGES } from '@/domain/adminPages';
import { ListTable } from '@/shared/ui/list/ListTable';
import type { Student } from './calls';
import { emailOf, studentsCsv } from './refundModel';
import { studentColumns } from './studentColumns';

const PAGES = { ...ADMIN_PAGES, sort: { by: 'email', direction: 'asc' } } as const;

const idOf = ({ id }: Student): string => id;

/** Every student, searchable by e-mail. */
export function StudentList({ students }: { readonly students: readonly Student[] }) {
  return (
    <ListTable
      name="Users"
      columns={studentColumns}
      rows={students}
      rowKey={idOf}
      wordsOf={emailOf}
      searchLabel="Search by email"
      defaults={PAGES}
      empty="No user found."
      minWidth={560}
      csv={{ fileName: 'qlearn-users.csv', text: studentsCsv }}
    />
  );
}
