import Button from '@mui/material/Button';
import { downloadCsv } from '@/shared/browser/csv';
import { DownloadIcon } from '@/shared/icons/icons';

interface CsvButtonProps {
  readonly fileName: string;
  /** The file's content, created on request. */
  readonly text: () => string;
}

/** Downloads a list as CSV; at the end of its line. */
export function CsvButton({ fileName, text }: CsvButtonProps) {
  return (
    <Button
      startIcon={<DownloadIcon size={18} />}
      sx={{ marginInlineStart: 'auto' }}
      onClick={() => downloadCsv(fileName, text())}
    >
      Download CSV
    </Button>
  );
}
