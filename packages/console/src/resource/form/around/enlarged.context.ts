import { createContext } from 'react';

/** Whether a preview has more room than its place beside the fields: wider than them, or alone on the screen. */
export const EnlargedPreview = createContext(false);
