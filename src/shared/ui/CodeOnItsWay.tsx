import { useEffect } from 'react';
import { codeOnItsWay } from '../codeOnItsWay';

/** Suspense fallback of a chunk: shows the app's progress bar as long as it is rendered. */
export function CodeOnItsWay() {
  useEffect(() => codeOnItsWay.begin(), []);
  return null;
}
