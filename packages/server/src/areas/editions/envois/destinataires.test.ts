import { describe, expect, it } from 'vitest';
import { destinatairesDe } from './destinataires.ts';
import { envoisVoulus } from './envoi.service.ts';

const HOTELS = { ref: 'listeDestinataires', id: 1 } as const;
const GITES = { ref: 'listeDestinataires', id: 2 } as const;
const LISTES = new Map([
  [1, ['Hotel@exemple.fr', 'lac@exemple.fr']],
  [2, ['gite@exemple.fr', 'lac@exemple.fr']],
]);
const courriel = (destinataires: string[], listes: (typeof HOTELS | typeof GITES)[]) => ({
  genre: 'courriel' as const,
  destinataires,
  listes,
  fichier: 'lecture' as const,
  objet: {},
  message: {},
});

describe('who receives a document', () => {
  it('is whoever is named or is in a list, each once, however their address is typed', () => {
    expect(destinatairesDe(courriel(['hotel@exemple.fr'], [HOTELS, GITES]), LISTES)).toEqual([
      'hotel@exemple.fr',
      'lac@exemple.fr',
      'gite@exemple.fr',
    ]);
  });

  it('is nobody of a list that cannot be read any more', () => {
    expect(destinatairesDe(courriel(['a@exemple.fr'], [GITES]), new Map())).toEqual(['a@exemple.fr']);
  });

  it('gets one message, in how many destinations they may be', () => {
    const diffusions = [courriel(['hotel@exemple.fr'], []), courriel([], [HOTELS])];
    expect(envoisVoulus({ diffusions }, LISTES).map(({ vers }) => vers.toLowerCase())).toEqual([
      'hotel@exemple.fr',
      'lac@exemple.fr',
    ]);
  });
});
