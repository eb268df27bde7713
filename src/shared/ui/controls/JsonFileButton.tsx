import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface JsonFileButtonProps extends ButtonProps {
  /** Accessible name of the file input. */
  readonly fileLabel: string;
  readonly onFile: (file: File) => void;
}

/** Opens the browser's file chooser from an ordinary button. */
export function JsonFileButton({ fileLabel, onFile, ...button }: JsonFileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => chooser.current?.click()} />
      <input
        hidden
        ref={chooser}
        type="file"
        accept="application/json,.json"
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
