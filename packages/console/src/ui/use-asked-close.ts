import { useRef } from 'react';
import { askYesOrNo, type Question } from './confirm.tsx';

/** Closes a box at once, or when the person agrees to what would be lost: `question` is null while nothing would be. */
export function useAskedClose(question: Question | null, close: () => void): () => Promise<void> {
  const isAsking = useRef(false);
  return async () => {
    // Escape in the question reaches the box below it too.
    if (isAsking.current) return;
    if (question) {
      isAsking.current = true;
      const agreed = await askYesOrNo(question);
      // Once that key has been heard by both.
      setTimeout(() => {
        isAsking.current = false;
      });
      if (!agreed) return;
    }
    close();
  };
}
