import { vars } from '@/shared/theme/vars';
/** QLearn's mark: a Q whose tail is the tick of an answered question. Never announced; its link has the name. */
export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M24.1 10.6A10.5 10.5 0 1 0 15 26.5"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <path
        d="M13.5 18.5l6.5 7L29 15"
        stroke={vars.palette.primary.main}
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
