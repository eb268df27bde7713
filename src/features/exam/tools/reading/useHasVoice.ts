import { useSyncExternalStore } from 'react';

/** Whether the browser can speak. Voices may be loaded late. */
export const hasVoice = (): boolean => 'speechSynthesis' in window && speechSynthesis.getVoices().length > 0;

export const useHasVoice = (): boolean => useSyncExternalStore(subscribe, hasVoice);

function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  const synthesis = window.speechSynthesis;
  synthesis.addEventListener('voiceschanged', listener);
  return () => synthesis.removeEventListener('voiceschanged', listener);
}
