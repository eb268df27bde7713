import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useLayoutEffect } from 'react';
import { vars } from '@/shared/theme/vars';
import { Brand } from './Brand';
import { removePrerenderedForm } from './prerenderedForm';
import { TitleText } from './PublicTitle';

interface PublicMessageProps {
  /** The h1; names the document too. */
  readonly title: string;
  readonly children: ReactNode;
  /** The way on, where there is one. */
  readonly action?: ReactNode;
  readonly heading?: Ref<HTMLHeadingElement>;
}

const Main = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  maxWidth: '34em',
  margin: '0 auto',
  padding: '15vh 24px 48px',
});

const Title = styled(TitleText)({ margin: '40px 0 12px' });

const Text = styled('p')({
  margin: '0 0 16px',
  color: vars.palette.text.secondary,
  font: vars.font.subtitle1,
});

/** A page with a message and a link: the crash page, an unknown path. Needs no router. */
export function PublicMessage({ title, children, action, heading }: PublicMessageProps) {
  // Also where sign-in itself broke: its pre-rendered form must not stay on the screen as if it worked.
  useLayoutEffect(() => void removePrerenderedForm(document), []);
  useLayoutEffect(() => {
    document.title = `${title} · QLearn`;
  }, [title]);
  return (
    <Main>
      <Brand />
      <Title tabIndex={-1} ref={heading}>
        {title}
      </Title>
      <Text>{children}</Text>
      {action}
    </Main>
  );
}
