import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigatorBridge } from './navigator';

/** Connects the sagas' navigation to the router of the calling component. */
export function useNavigatorBridge(bridge: NavigatorBridge): void {
  const navigate = useNavigate();
  useEffect(() => bridge.connect((to, options) => void navigate(to, options)), [bridge, navigate]);
}
