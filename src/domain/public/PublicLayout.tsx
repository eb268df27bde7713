import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { below } from '@/shared/theme/breakpoints';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { PageTitle } from '@/shared/ui/layout/PageHead';
import { Brand } from './Brand';

/** A decoration: if its code does not load, its place stays empty. */
const ExamPreview = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    return { default: (await import('./ExamPreview')).ExamPreview };
  } catch {
    return { default: () => null };
  }
});

interface PublicLayoutProps {
  /** The h1; names the document too. */
  readonly title: string;
  readonly children: ReactNode;
}

const PublicColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  minHeight: '100svh',
  [below('twoColumns')]: { display: 'block' },
});

const Aside = styled('header')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 40,
  padding: '40px 48px',
  borderRight: `1px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.background.sunken,
  [below('twoColumns')]: {
    gap: 12,
    padding: '24px 24px 20px',
    borderRight: 0,
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
});

const Claim = styled(Typography)({
  maxWidth: '24em',
  marginBottom: 32,
  fontSize: '1.625rem',
  fontWeight: weights.medium,
  lineHeight: 1.3,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
  [below('twoColumns')]: {
    margin: 0,
    color: vars.palette.text.secondary,
    font: vars.font.body1,
    letterSpacing: 0,
  },
});

const PreviewArea = styled('div')({ minHeight: 350, [below('twoColumns')]: { display: 'none' } });

const PublicMain = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: '40px 48px',
  [below('twoColumns')]: { padding: '32px 24px 48px' },
});

const FormPanel = styled('div')({ width: '100%', maxWidth: 380, margin: '0 auto' });

/**
 * An account page: what QLearn is on one side, what one can do here on the other. The pre-rendered page
 * leaves the preview's place empty: it must not delay the first field.
 */
export function PublicLayout({ title, children }: PublicLayoutProps) {
  const isRunning = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <PublicColumns>
      <Aside>
        <Brand />
        <div>
          <Claim>
            Practice for your licensing and board exams, and learn why each answer is right or wrong.
          </Claim>
          <PreviewArea>
            <Suspense fallback={null}>{isRunning && <ExamPreview />}</Suspense>
          </PreviewArea>
        </div>
        <Typography variant="body2" color="textDisabled" sx={{ [below('twoColumns')]: { display: 'none' } }}>
          Step 1 to 3 · COMLEX · MCAT · ABIM · ABFM · ABSITE · OMM · ABR Core
        </Typography>
      </Aside>
      <PublicMain>
        <FormPanel>
          <PageTitle sx={{ mb: 3 }}>{title}</PageTitle>
          {children}
        </FormPanel>
      </PublicMain>
    </PublicColumns>
  );
}

interface PartProps {
  readonly children: ReactNode;
}

export function Lead({ role, children }: PartProps & { readonly role?: 'alert' }) {
  return (
    <Typography role={role} color="textSecondary" sx={{ margin: '-16px 0 24px' }}>
      {children}
    </Typography>
  );
}

/** Links at both ends of a line. */
export function LinkRow({ children }: PartProps) {
  return (
    <Stack
      component="p"
      direction="row"
      spacing="8px 16px"
      sx={{ justifyContent: 'space-between', margin: 0 }}
    >
      {children}
    </Stack>
  );
}
