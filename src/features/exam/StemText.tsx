import { RichText } from '@/shared/ui/RichText';

/** The stem. */
export function StemText({ html }: { readonly html: string }) {
  return <RichText html={html} />;
}
