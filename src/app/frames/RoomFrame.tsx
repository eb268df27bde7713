import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { MuiHouse } from '@/app/theme/MuiHouse';

/** Leaves the floating site feedback a place of its own at the room's lower edge. */
const Room = styled('div')({
  display: 'contents',
  '@media (min-width: 351px) and (min-height: 421px)': { '& footer': { paddingInlineEnd: 56 } },
});

/** Around the exam room and the guide: the theme, and nothing at the edges but what the room itself draws. */
export function Component() {
  return (
    <MuiHouse>
      <Room>
        <Outlet />
      </Room>
    </MuiHouse>
  );
}
