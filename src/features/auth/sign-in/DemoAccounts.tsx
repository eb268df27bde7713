import { useId } from 'react';
import type { Credentials } from '@/shared/api/account';
import Button from '@mui/material/Button';
import { demoAccounts } from './signInModel';

/** In demo mode: a way in with one click, as each of the roles. */
export function DemoAccounts({ onSignIn }: { readonly onSignIn: (credentials: Credentials) => void }) {
  const headingId = useId();
  return (
    <section className="q-demo" aria-labelledby={headingId}>
      <h2 id={headingId}>Demo accounts</h2>
      <p>Everything runs in this browser. Nothing leaves it.</p>
      <div className="q-demo-row">
        {demoAccounts.map(({ name, credentials }) => (
          <Button color="inherit" key={name} value={name} onClick={() => onSignIn(credentials)}>
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}
