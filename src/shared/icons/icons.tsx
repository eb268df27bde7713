import { drawIcon, drawLine } from './publicIcons';

export { CloseIcon, EyeIcon, EyeOffIcon, TickIcon, WarningIcon } from './publicIcons';

export const MenuIcon = drawLine('M4 7h16M4 12h16M4 17h10');
export const CrossIcon = drawLine('M6.5 6.5l11 11M17.5 6.5l-11 11');
/** A marked item. */
export const FlagIcon = drawLine('M6 21V4M6 4.5c4-2.5 8 2.5 12 0v9c-4 2.5-8-2.5-12 0');
export const PreviousIcon = drawLine('M14.5 6l-6 6 6 6');
export const NextIcon = drawLine('M9.5 6l6 6-6 6');
/** To the next item that is still to be done. */
export const SkipIcon = drawLine('M5 6l6 6-6 6M12 6l6 6-6 6M20 6v12');
export const ExpandIcon = drawLine('M6 9.5l6 6 6-6');
export const CollapseIcon = drawLine('M6 14.5l6-6 6 6');
export const PlusIcon = drawLine('M12 5v14M5 12h14');
export const MinusIcon = drawLine('M5 12h14');
export const SortDownIcon = drawLine('M12 5v14M6 13l6 6 6-6');
export const SignOutIcon = drawLine(
  'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10.5 12H20M16.5 8.5L20 12l-3.5 3.5',
);
export const MoonIcon = drawLine('M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z');
export const CommentIcon = drawLine('M4.5 5.5h15v11h-8l-4 3.5v-3.5h-3zM8.5 9.5h7M8.5 12.7h4.5');
export const RetryIcon = drawLine('M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15');
export const PauseIcon = drawLine('M8.5 6v12M15.5 6v12');
export const ChartIcon = drawLine('M4.5 4.5v15h15M8.5 15.5v-4M12.5 15.5v-8M16.5 15.5v-6');
export const PlanIcon = drawLine('M3.5 6.5h17v11h-17zM3.5 10.5h17M7 14.5h3');
export const EditIcon = drawLine('M5 19l1-4L16 5l3 3L9 18zM14 7l3 3');
export const DeleteIcon = drawLine('M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5');
export const DownloadIcon = drawLine('M12 4.5v10.5M7.5 10.5L12 15l4.5-4.5M5 19.5h14');
export const SendIcon = drawLine('M20 4L3.5 10.5l7 3 3 7zM20 4l-9.5 9.5');
export const LinkIcon = drawLine(
  'M10 14a3.7 3.7 0 0 0 5.2 0l3.2-3.2a3.7 3.7 0 0 0-5.2-5.2L12 6.8M14 10a3.7 3.7 0 0 0-5.2 0l-3.2 3.2a3.7 3.7 0 0 0 5.2 5.2l1.2-1.2',
);
export const ExternalIcon = drawLine('M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M17.5 13.5v6h-13v-13h6');
export const RefundIcon = drawLine('M4.5 9.5h10a5 5 0 0 1 0 10H8M8.5 5.5l-4 4 4 4');
export const StrikeIcon = drawLine('M4.5 12h15M7 17.5L12 5l2 5M16 14.5l1.2 3');
export const NoteIcon = drawLine('M5 4.5h14v10l-5 5H5zM19 14.5h-5v5M8.5 9h7M8.5 12.5h3');
export const FullScreenIcon = drawLine('M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15');
export const ExitFullScreenIcon = drawLine('M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5');
export const SpeakerIcon = drawLine(
  'M4.5 9.5v5h3l4.5 4v-13l-4.5 4zM15.5 9.2a4 4 0 0 1 0 5.6M18 6.7a7.5 7.5 0 0 1 0 10.6',
);
export const StopIcon = drawLine('M7 7h10v10H7z');
export const FlaskIcon = drawLine(
  'M9 4h6M10 4v5.5l-4.6 8A1.7 1.7 0 0 0 6.9 20h10.2a1.7 1.7 0 0 0 1.5-2.5L14 9.5V4M8 14.5h8',
);
export const CalculatorIcon = drawLine(
  'M6 3.5h12v17H6zM9 7h6M9 11.5h.1M12 11.5h.1M15 11.5h.1M9 14.5h.1M12 14.5h.1M15 14.5h.1M9 17.5h.1M12 17.5h.1M15 17.5h.1',
);
export const BookIcon = drawLine(
  'M12 6.5C9.5 4.8 6.5 4.6 4 5.2v13c2.5-.6 5.5-.4 8 1.3 2.5-1.7 5.5-1.9 8-1.3v-13c-2.5-.6-5.5-.4-8 1.3zM12 6.5v13',
);
export const FeedbackIcon = drawLine(
  'M4.5 12a7.5 7 0 1 1 3.5 5.9L4.5 19.5l.9-3.6A7 7 0 0 1 4.5 12zM9 12h.1M12 12h.1M15 12h.1',
);

export const SunIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4" />
  </>,
);
export const ClockIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.5V12l3 2" />
  </>,
);
export const HistoryIcon = drawIcon(
  <>
    <path d="M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9M4.5 4.5V9H9" />
    <path d="M12 8v4.2l2.8 1.8" />
  </>,
);
export const SettingsIcon = drawIcon(
  <>
    <path d="M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8" />
    <circle cx="14.5" cy="7.5" r="2.5" />
    <circle cx="9.5" cy="16.5" r="2.5" />
  </>,
);
export const SearchIcon = drawIcon(
  <>
    <circle cx="11" cy="11" r="6" />
    <path d="M15.5 15.5L20 20" />
  </>,
);
export const ZoomInIcon = drawIcon(
  <>
    <circle cx="11" cy="11" r="6" />
    <path d="M15.5 15.5L20 20M11 8.5v5M8.5 11h5" />
  </>,
);
export const ZoomOutIcon = drawIcon(
  <>
    <circle cx="11" cy="11" r="6" />
    <path d="M15.5 15.5L20 20M8.5 11h5" />
  </>,
);
export const KeyboardIcon = drawIcon(
  <>
    <rect x="3" y="6.5" width="18" height="11" rx="1.5" />
    <path d="M6.5 10h.1M10 10h.1M13.5 10h.1M17 10h.1M8 14h8" />
  </>,
);
export const TagsIcon = drawIcon(
  <>
    <path d="M4.5 4.5h7l8 8-7 7-8-8z" />
    <circle cx="8.5" cy="8.5" r="1" />
  </>,
);
