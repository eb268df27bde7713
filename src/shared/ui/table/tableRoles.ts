/**
 * The roles that tables have by nature, spelled out: where a narrow screen lays rows out as cards, `display` takes the
 * natural ones away.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
} as const;
