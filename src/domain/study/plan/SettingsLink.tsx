import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';

export function SettingsLink() {
  return (
    <Link component={RouterLink} to={paths.settings.to()}>
      Settings
    </Link>
  );
}
