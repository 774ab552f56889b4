import type { DragEvent } from 'react';

/** Whether what leaves an element goes to a button or a text inside it, and so is still over it. */
export const isStillOver = ({ currentTarget, relatedTarget }: DragEvent): boolean =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
