import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

/** Which release this is, for reports of errors, and the licences of the packages in it. */
export function ReleaseNote() {
  return (
    <Typography variant="note">
      Release {__RELEASE__}
      {import.meta.env.PROD && (
        <>
          {' · '}
          <Link href="/third-party-notices.txt" target="_blank" rel="noopener noreferrer">
            Third-party notices
          </Link>
        </>
      )}
    </Typography>
  );
}
