import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

interface HintProps {
  readonly text: string;
  readonly children: TooltipProps['children'];
}

/** Says more of a control than its name, on hover, focus and long touch; its accessible name stays. */
export function Hint({ text, children }: HintProps) {
  return (
    // With plain text MUI would set the `title` attribute too.
    <Tooltip describeChild title={text === '' ? undefined : <>{text}</>}>
      {children}
    </Tooltip>
  );
}
