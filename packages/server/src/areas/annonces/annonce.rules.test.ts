import { describe, expect, it } from 'vitest';
import { fautesDEspaces, fautesDeConflits, fautesDeDroits } from './annonce.rules.ts';

type Media = Parameters<typeof fautesDeDroits>[0];

describe('the rights of a media in an annonce', () => {
  const dates = { du: '2027-06-01', au: '2027-08-31' };
  const media = { statut: 'utilisable', supports: ['publicite'], droits: null, autorisations: [] } satisfies Media;
  const said = (changes: object) => fautesDeDroits({ ...media, ...changes }, dates).map(({ message }) => message);

  it('last as long as the annonce', () => {
    expect(said({})).toEqual([]);
    expect(said({ droits: { du: '2027-06-01', au: '2027-08-31' } })).toEqual([]);
    expect(said({ droits: { du: '2027-06-02', au: null } })).toEqual([
      'Ses droits commencent le 02/06/2027, après le début de l’annonce.',
    ]);
    expect(said({ droits: { du: null, au: '2027-08-30' } })).toHaveLength(1);
  });

  it('end the day before an authorisation expires', () => {
    const until = (expireLe: string) => ({ autorisations: [{ objet: 'Léa', document: null, expireLe }] });
    expect(said(until('2027-09-01'))).toEqual([]);
    expect(said(until('2027-08-31'))).toEqual(['Ses droits s’arrêtent le 30/08/2027, avant la fin de l’annonce.']);
  });

  it('let it be shown in advertising, once it was looked at', () => {
    expect(said({ supports: ['web'], statut: 'a-valider' })).toHaveLength(2);
    expect(said({ statut: 'a-completer' })).toEqual([expect.stringContaining('à compléter')]);
  });
});

describe('an espace', () => {
  const ESPACE = {
    id: 1,
    nom: 'Bandeau',
    actif: true,
    canal: 'web' as const,
    formats: [7],
    tagsAcceptes: [],
    tagsExclus: [],
    capacite: 1,
  };
  const said = (changes: object, annonce: object = {}) =>
    fautesDEspaces([{ ...ESPACE, ...changes }], { formats: [7], tags: [], ...annonce }).map(({ message }) => message);

  it('shows the formats that it accepts', () => {
    expect(said({})).toEqual([]);
    expect(said({}, { formats: [8] })).toEqual(['«\u00a0Bandeau\u00a0» n’accepte aucun des formats de cette annonce.']);
  });

  it('refuses the tags that it excludes, even among those that it accepts', () => {
    expect(said({ tagsAcceptes: [1], tagsExclus: [2] }, { tags: [1, 2] })).toEqual([
      '«\u00a0Bandeau\u00a0» refuse un tag de cette annonce.',
    ]);
  });

  it('asks for one of the tags that it accepts, where it names some', () => {
    expect(said({ tagsAcceptes: [1, 2] }, { tags: [2] })).toEqual([]);
    expect(said({ tagsAcceptes: [1] }, { tags: [2] })).toEqual([
      '«\u00a0Bandeau\u00a0» n’accepte aucun des tags de cette annonce.',
    ]);
    expect(said({ tagsAcceptes: [1] })).toHaveLength(1);
  });
});

it('a conflict says who, where and when', () => {
  const conflit = {
    espace: { id: 1, nom: 'Bandeau' },
    annonce: null,
    du: '2027-06-01',
    au: '2027-06-30',
    motif: 'complet',
  } as const;
  expect(fautesDeConflits([conflit])).toEqual([
    {
      path: 'espaces',
      message:
        '«\u00a0Bandeau\u00a0» n’a plus de place\u00a0: une annonce d’une autre entité l’occupe du 01/06/2027 au 30/06/2027.',
    },
  ]);
});
