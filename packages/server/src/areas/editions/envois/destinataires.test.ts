import { describe, expect, it } from 'vitest';
import { destinatairesDe } from './destinataires.ts';
import { type Envoi, envoisManques, envoisVoulus, nomDEnvoi, SANS_COURRIEL } from './envoi.rules.ts';

const HOTELS = { ref: 'listeDestinataires', id: 1 } as const;
const GITES = { ref: 'listeDestinataires', id: 2 } as const;
const LISTES = new Map([
  [1, { nom: 'Hôtels', adresses: ['Hotel@exemple.fr', 'lac@exemple.fr'], own: true }],
  [2, { nom: 'Gîtes de la région', adresses: ['gite@exemple.fr', 'lac@exemple.fr'], own: false }],
]);
const courriel = (destinataires: string[], listes: (typeof HOTELS | typeof GITES)[]) => ({
  genre: 'courriel' as const,
  destinataires,
  listes,
  fichier: 'lecture' as const,
  objet: {},
  message: {},
});
const adressesDe = (...of: Parameters<typeof destinatairesDe>) => destinatairesDe(...of).map(({ adresse }) => adresse);

describe('who receives a document', () => {
  it('is whoever is named or is in a list, each once, however their address is typed', () => {
    expect(adressesDe(courriel(['hotel@exemple.fr'], [HOTELS, GITES]), LISTES)).toEqual([
      'hotel@exemple.fr',
      'lac@exemple.fr',
      'gite@exemple.fr',
    ]);
  });

  it('is nobody of a list that cannot be read any more', () => {
    expect(adressesDe(courriel(['a@exemple.fr'], [GITES]), new Map())).toEqual(['a@exemple.fr']);
  });

  it('gets one message, in how many destinations they may be', () => {
    const diffusions = [courriel(['hotel@exemple.fr'], []), courriel([], [HOTELS])];
    expect(envoisVoulus({ diffusions }, LISTES).map(({ vers }) => vers)).toEqual([
      'hotel@exemple.fr',
      'lac@exemple.fr',
    ]);
  });

  it('is told by their list where it is another entity’s', () => {
    const diffusions = [courriel([], [HOTELS, GITES])];
    expect(envoisVoulus({ diffusions }, LISTES).map(({ cible }) => cible)).toEqual([
      'E-mail à Hotel@exemple.fr',
      'E-mail à lac@exemple.fr',
      'E-mail à la liste «\u00a0Gîtes de la région\u00a0»',
    ]);
  });
});

describe('e-mails that cannot leave', () => {
  const reasons = (envois: readonly Envoi[]) => envois.map(({ vers }) => SANS_COURRIEL.get(vers) ?? vers);

  it('are asked for as one that says why: nobody would read it, or too many', () => {
    const nobody = envoisVoulus({ diffusions: [courriel([], [GITES])] }, new Map());
    expect(reasons(nobody)).toEqual([expect.stringContaining('Personne ne reçoit ce message')]);
    const adresses = Array.from({ length: 5_001 }, (_, rank) => `a${rank}@exemple.fr`);
    const many = new Map([[1, { nom: 'Toutes', adresses, own: true }]]);
    const diffusions = [courriel([], [HOTELS]), { genre: 'mediatheque' as const, dossier: 'Éditions' }];
    expect(reasons(envoisVoulus({ diffusions }, many))).toEqual(['', expect.stringContaining('Plus de 5\u00a0000')]);
    const most = new Map([[1, { nom: 'Toutes', adresses: adresses.slice(1), own: true }]]);
    expect(envoisVoulus({ diffusions }, most)).toHaveLength(5_001);
  });

  it('leave with what failed once they can, but to whom already has the document', () => {
    const wanted = envoisVoulus({ diffusions: [courriel(['a@exemple.fr'], [GITES])] }, LISTES);
    const nom = (vers: string) => nomDEnvoi(7, { genre: 'courriel', vers });
    const tried = new Set([nom('A@exemple.fr'), nom('personne')]);
    const missed = (failed: string[]) =>
      envoisManques(7, wanted, { tried, failed: new Set(failed.map(nom)), arrived: new Set([nom('a@exemple.fr')]) });
    expect(missed(['personne']).map(({ vers }) => vers)).toEqual(['gite@exemple.fr', 'lac@exemple.fr']);
    expect(missed(['gite@exemple.fr', 'a@exemple.fr']).map(({ vers }) => vers)).toEqual(['gite@exemple.fr']);
  });
});
