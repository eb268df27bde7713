import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { QuestionNote } from '@/domain/notes/noteRecord';
import { downloadCsv } from '@/shared/browser/csv';
import { download } from '@/shared/browser/download';
import { DownloadIcon } from '@/shared/icons/icons';
import { notesAnki, notesCsv, notesMarkdown } from './notebookExport';

const save = (fileName: string, type: string, text: string): void =>
  download(fileName, new Blob([text], { type: `${type};charset=utf-8` }));

type Notes = readonly QuestionNote[];

const FORMATS: readonly { readonly name: string; readonly save: (notes: Notes) => void }[] = [
  { name: 'Markdown', save: (notes) => save('qlearn-notes.md', 'text/markdown', notesMarkdown(notes)) },
  { name: 'CSV', save: (notes) => downloadCsv('qlearn-notes.csv', notesCsv(notes)) },
  {
    name: 'Anki (TSV)',
    // No byte order mark: it would hide the first line of the header from Anki.
    save: (notes) => save('qlearn-notes-anki.tsv', 'text/tab-separated-values', notesAnki(notes)),
  },
];

/** Downloads every note, whatever is searched for. */
export function ExportMenu({ notes }: { readonly notes: Notes }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const id = useId();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        id={`${id}-button`}
        startIcon={<DownloadIcon size={18} />}
        sx={{ marginInlineStart: 'auto' }}
        disabled={notes.length === 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor === undefined ? undefined : `${id}-menu`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Export
      </Button>
      <Menu
        id={`${id}-menu`}
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {FORMATS.map((format) => (
          <MenuItem
            key={format.name}
            onClick={() => {
              close();
              format.save(notes);
            }}
          >
            {format.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
