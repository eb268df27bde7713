import { plainText } from '@/shared/format/plainText';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { sanitize } from '@/shared/ui/rich-text/sanitize';

/** Its marks are found only by sanitizing. */
const isEmpty = (html: string): boolean =>
  plainText(html) === '' && (sanitize(html).textContent ?? '').trim() === '';

/** An option's content, never blank. */
export const OptionText = ({ html }: { readonly html: string }) => (
  <RichText inline html={isEmpty(html) ? '(empty)' : html} />
);
