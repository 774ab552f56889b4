import { nprogress } from '@mantine/nprogress';
import { useEffect } from 'react';

/** The count of waits of the navigation, which share one progress bar (spec §2). */
let waiting = 0;

function begin(): () => void {
  waiting += 1;
  if (waiting === 1) nprogress.start();
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    waiting -= 1;
    if (waiting === 0) nprogress.complete();
  };
}

/** Runs the bar while the component is on screen, as the fallback of a screen that is loading. */
export function useProgressWhileMounted(): void {
  useEffect(() => begin(), []);
}

/** Runs the bar once for each value: a navigation that waits for nothing is still shown. */
export function useProgressOn(value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what starts the bar.
  useEffect(() => {
    const end = begin();
    const frame = requestAnimationFrame(end);
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [value]);
}
