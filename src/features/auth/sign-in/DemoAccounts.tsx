import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Credentials } from '@/shared/api/account';
import { demoAccounts } from './signInModel';

const FRAME = { mt: 4, p: 2, bgcolor: 'transparent', borderStyle: 'dashed', borderColor: 'edge' };

/** In demo mode: sign-in with one click, for each role. */
export function DemoAccounts({ onSignIn }: { readonly onSignIn: (credentials: Credentials) => void }) {
  const headingId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={FRAME}>
      <Typography component="h2" variant="subtitle2" id={headingId} sx={{ mb: 0.5 }}>
        Demo accounts
      </Typography>
      <Typography variant="note" sx={{ mb: 1.5 }}>
        Everything runs in this browser. Nothing leaves it.
      </Typography>
      <Stack direction="row">
        {demoAccounts.map(({ name, credentials }) => (
          <Button
            key={name}
            sx={{ flex: 1 }}
            color="inherit"
            value={name}
            onClick={() => onSignIn(credentials)}
          >
            {name}
          </Button>
        ))}
      </Stack>
    </Paper>
  );
}
