import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';

const FileChooser = styled('input')({ display: 'none' });

/** 'Import': the browser's file chooser behind an ordinary button. */
export function ImportButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => chooser.current?.click()}>Import</Button>
      <FileChooser
        ref={chooser}
        type="file"
        accept="application/json,.json"
        aria-label="Coupon file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
