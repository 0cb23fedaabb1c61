import { useEffect } from 'react';
import { showCompleteApp } from '../adapters';

/** Replaces the painted page as soon as the first screen has its content. */
export function useShowApp(isComplete: boolean): void {
  useEffect(() => {
    if (isComplete) showCompleteApp();
  }, [isComplete]);
}
