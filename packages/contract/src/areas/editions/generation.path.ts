import { generationHead } from './editions.heads.ts';

/** The page that opens a document: a drawer over the list of documents. */
export const generationPath = (id: number | string): string => `${generationHead.path}/list?document=${id}`;
