import { useRef } from 'react';
import { askYesOrNo, type Question } from './confirm.tsx';

/** Closes a box, after a question if something would be lost: `question` is null when nothing would. */
export function useAskedClose(question: Question | null, close: () => void): () => Promise<void> {
  const isAsking = useRef(false);
  return async () => {
    // Escape in the question reaches the box below too.
    if (isAsking.current) return;
    if (question) {
      isAsking.current = true;
      const agreed = await askYesOrNo(question);
      // Reset once both have heard that key.
      setTimeout(() => {
        isAsking.current = false;
      });
      if (!agreed) return;
    }
    close();
  };
}
