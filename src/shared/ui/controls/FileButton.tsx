import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

export const JSON_FILES = 'application/json,.json';

interface FileButtonProps extends ButtonProps {
  /** Accessible name of the file input. */
  readonly fileLabel: string;
  /** MIME types and endings that the browser's chooser offers. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Opens the browser's file chooser from an ordinary button. */
export function FileButton({ fileLabel, accept, onFile, ...button }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => chooser.current?.click()} />
      <input
        hidden
        ref={chooser}
        type="file"
        accept={accept}
        aria-label={fileLabel}
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
