import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ExternalIcon } from '@/shared/icons/icons';
import { useAppDispatch } from '@/shared/store/hooks';
import { vars } from '@/shared/theme/vars';
import { isSafeLink } from '@/shared/ui/rich-text/sanitise';
import { videoOpened } from './videosSaga';

const List = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: vars.font.body1,
});

const Host = styled('span')({ color: vars.palette.text.disabled, font: vars.font.body2 });

interface VideoLinksProps {
  readonly questionId: string;
  readonly links: readonly string[];
}

/** Videos of an explanation, each in a window of its own; only https URLs. */
export function VideoLinks({ questionId, links }: VideoLinksProps) {
  const dispatch = useAppDispatch();
  const safe = links.filter(isSafeLink);
  if (safe.length === 0) return null;
  const record = (): void => void dispatch(videoOpened({ questionId }));
  return (
    <section>
      <h2>Videos</h2>
      <List>
        {safe.map((link, index) => (
          <li key={link}>
            <Link
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              onClick={record}
              onAuxClick={({ button }) => button === 1 && record()}
            >
              Video {index + 1} <ExternalIcon size={14} />
            </Link>{' '}
            <Host>{new URL(link).host}</Host>
          </li>
        ))}
      </List>
    </section>
  );
}
