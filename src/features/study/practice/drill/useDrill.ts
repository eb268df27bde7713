import { useState } from 'react';
import { useUser } from '@/domain/session/currentUser';
import { beginDrill, drillSteps, type ReadPractice } from './drillSteps';

/**
 * The user's drill: today's unfinished one, or a new one. Each step is stored on the device at once, so that a reload
 * continues with it.
 */
export function useDrill(read: ReadPractice) {
  const { id } = useUser();
  const [begun] = useState(() => beginDrill(read));
  return drillSteps(id, begun, read);
}
