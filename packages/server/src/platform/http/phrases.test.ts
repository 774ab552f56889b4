import { phraseSchema } from '@bridge/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { phrasesIn } from './phrases.ts';

const shout = (texte: string) => texte.toUpperCase();

it('says the words of the server in an answer, wherever its schema has them, and nothing else', () => {
  const say = phrasesIn(
    z.object({
      nom: z.string(),
      avis: z.array(phraseSchema),
      suite: z.union([
        z.object({ genre: z.literal('a'), raison: phraseSchema.nullable() }),
        z.object({ genre: z.literal('b') }),
      ]),
    }),
  );
  expect(say?.({ nom: 'un', avis: ['deux'], suite: { genre: 'a', raison: 'trois' } }, shout)).toEqual({
    ...{ nom: 'un', avis: ['DEUX'], suite: { genre: 'a', raison: 'TROIS' } },
  });
  expect(say?.({ nom: 'un', avis: [], suite: { genre: 'b' } }, shout)).toEqual({
    nom: 'un',
    avis: [],
    suite: { genre: 'b' },
  });
  expect(phrasesIn(z.object({ nom: z.string() }))).toBeNull();
  const arbre = z.object({
    avis: phraseSchema,
    get enfants() {
      return z.array(arbre);
    },
  });
  expect(phrasesIn(arbre)?.({ avis: 'un', enfants: [] }, shout)).toEqual({ avis: 'UN', enfants: [] });
});
