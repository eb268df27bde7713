import { Outlet } from 'react-router-dom';
import { MuiHouse } from '@/app/theme/MuiHouse';

/** Around the exam room and the guide: the theme, and nothing at the edges but what the room itself draws. */
export function Component() {
  return (
    <MuiHouse>
      <Outlet />
    </MuiHouse>
  );
}
