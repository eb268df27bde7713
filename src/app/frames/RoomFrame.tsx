import { Outlet } from 'react-router-dom';
import styles from './roomFrame.module.css';

/** Around the exam room and the guide: nothing at the edges but what the room itself draws. MUI comes with its dialogs. */
export function Component() {
  return (
    <div className={styles.room}>
      <Outlet />
    </div>
  );
}
