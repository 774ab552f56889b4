import { createContext } from 'react';

/** Whether the preview is larger than its place beside the fields: wider than the fields, or alone on the screen. */
export const EnlargedPreview = createContext(false);
