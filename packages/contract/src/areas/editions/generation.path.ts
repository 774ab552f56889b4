import { linePath } from '../../kernel/pages/head.ts';
import { generationHead } from './editions.heads.ts';

/** The page that opens a document: a drawer over the list of documents. */
export const generationPath = (id: number): string => linePath(generationHead, id);
