import { z } from 'zod';

/** Words of the server in an answer, sentences of its own or what is made of them: said in the language of who reads them. */
export const phraseSchema = z.string();
