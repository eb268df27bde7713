import { Route } from 'react-router-dom';
import { routesOf } from '@/app/router/routes';

/** Called within `Routes`, which accepts no component but `Route`. */
export const toRoutes = (group: Parameters<typeof routesOf>[0]) =>
  routesOf(group).map(({ pattern, screen: Screen }) => (
    <Route key={pattern} path={pattern} element={<Screen />} />
  ));
