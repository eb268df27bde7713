import { Outlet } from 'react-router-dom';
import { Shell } from '@/app/shell/Shell';
import { MuiHouse } from '@/shared/theme/MuiHouse';

/** Around every signed-in page but the exam room and the guide: the theme, and the shell with its menu. */
export function Component() {
  return (
    <MuiHouse>
      <Shell>
        <Outlet />
      </Shell>
    </MuiHouse>
  );
}
