import { Button } from '@/shared/ui/button/Button';
import { useRef } from 'react';

/** 'Import': the platform's own file chooser behind a button like the others. */
export function ImportButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => chooser.current?.click()}>Import</Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label="Coupon file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
