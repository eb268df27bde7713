import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Credentials } from '@/shared/api/account';
import { vars } from '@/shared/theme/vars';
import { demoAccounts } from './signInModel';

const Frame = /* @__PURE__ */ styled('section')({
  margin: '32px 0 0',
  padding: 16,
  border: `1px dashed ${vars.palette.edge}`,
  borderRadius: vars.shape.borderRadius,
  '& h2': { margin: '0 0 4px', font: vars.font.subtitle2 },
  '& p': { margin: '0 0 12px', color: vars.palette.text.secondary, font: vars.font.body2 },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& button': { flex: 1 },
});

/** In demo mode: a way in with one click, as each of the roles. */
export function DemoAccounts({ onSignIn }: { readonly onSignIn: (credentials: Credentials) => void }) {
  const headingId = useId();
  return (
    <Frame aria-labelledby={headingId}>
      <h2 id={headingId}>Demo accounts</h2>
      <p>Everything runs in this browser. Nothing leaves it.</p>
      <div>
        {demoAccounts.map(({ name, credentials }) => (
          <Button key={name} color="inherit" value={name} onClick={() => onSignIn(credentials)}>
            {name}
          </Button>
        ))}
      </div>
    </Frame>
  );
}
