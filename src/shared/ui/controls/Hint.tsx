import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

interface HintProps {
  readonly text: string;
  readonly children: TooltipProps['children'];
}

/** Explains a control beyond its name, on hover, focus and long touch; its accessible name stays. */
export function Hint({ text, children }: HintProps) {
  return (
    // With plain text MUI would also set the `title` attribute.
    <Tooltip describeChild title={text === '' ? undefined : <>{text}</>}>
      {children}
    </Tooltip>
  );
}
