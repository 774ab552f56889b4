import { describe, expect, it } from 'vitest';
import { fautesDeConflits, fautesDeDroits } from './annonce.rules.ts';

describe('the rights of a media in an annonce', () => {
  const dates = { du: '2027-06-01', au: '2027-08-31' };
  const media = { statut: 'utilisable', supports: ['publicite'], droitsDu: null, droitsAu: null };
  const said = (changes: object) => fautesDeDroits({ ...media, ...changes }, dates).map(({ message }) => message);

  it('last as long as the annonce', () => {
    expect(said({})).toEqual([]);
    expect(said({ droitsDu: '2027-06-01', droitsAu: '2027-08-31' })).toEqual([]);
    expect(said({ droitsDu: '2027-06-02' })).toEqual([
      'Ses droits commencent le 02/06/2027, après le début de l’annonce.',
    ]);
    expect(said({ droitsAu: '2027-08-30' })).toHaveLength(1);
  });

  it('let it be shown in advertising, once it was looked at', () => {
    expect(said({ supports: ['web'], statut: 'a-valider' })).toHaveLength(2);
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
