import { generationHead } from './editions.heads.ts';

/** Where a document that was made is read: in a drawer, over the list of all of them. */
export const generationPath = (id: number | string): string => `${generationHead.path}/list?document=${id}`;
