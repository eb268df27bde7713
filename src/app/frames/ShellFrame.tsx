import { Outlet } from 'react-router-dom';
import { Shell } from '@/app/shell/Shell';

/** Around every signed-in page but the exam room and the guide: the shell with its menu. MUI comes with its dialogs. */
export function Component() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
