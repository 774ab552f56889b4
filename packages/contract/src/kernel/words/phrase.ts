import { z } from 'zod';

/** The server's words in an answer, which are told in the reader's language. */
export const phraseSchema = z.string();
