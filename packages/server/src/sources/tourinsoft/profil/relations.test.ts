import { describe, expect, it } from 'vitest';
import { structureFromSample } from '../structure/structure.sample.ts';
import { suggestCorrespondance } from '../suggestion/suggestion.ts';
import { uneFiche } from '../testing.ts';
import { dependanceDe } from './dependance.rules.ts';

const COMMUNES = [
  { nom: 'Perpignan', lat: 42.7, secteur: 'Aspres' },
  { nom: 'Lille', lat: 50.6, secteur: 'Pévèle' },
  { nom: 'Rennes', lat: 48.1, secteur: 'Brocéliande' },
  { nom: 'Colmar', lat: 48.08, secteur: 'Aspres' },
];
const deux = (n: number) => String(n).padStart(2, '0');

/** Records of a tenant whose names say nothing. */
const FICHES = Array.from({ length: 40 }, (_, rang) => {
  const commune = COMMUNES[rang % COMMUNES.length] ?? COMMUNES[0];
  const illustree = rang % 3 === 0;
  return uneFiche({
    SyndicObjectName: `Moulin à vent ${rang}`,
    Updated: `2026-03-${deux((rang % 27) + 1)}T09:12:00`,
    QQA: `MOULIN À VENT ${rang}`,
    QQB: `${deux((rang % 27) + 1)}/03/2026`,
    QQC: `${deux((rang % 9) + 11)}/05/2026`,
    QQD: `${deux((rang % 9) + 1)}/05/2026`,
    QQE: commune?.nom,
    QQF: commune?.secteur,
    QQG: ((commune?.lat ?? 0) + rang / 1000).toFixed(4),
    QQH: (2 + ((rang * 7) % 40) / 10).toFixed(4),
    QQI: illustree ? `https://medias.exemple.fr/upload/${rang}.jpg` : null,
    QQJ: illustree ? `Vue du moulin ${rang}` : null,
  });
});
const structure = structureFromSample(FICHES);
const profil = (champ: string) => structure.find((one) => one.champ === champ)?.profil;
const cibles = new Map(
  suggestCorrespondance(structure, { earlier: [] }).map(({ ligne }) => [ligne.champ, ligne.cible]),
);

describe('fields of the same records', () => {
  it('tell the name and the last change of the record by saying them again', () => {
    expect(profil('QQA')?.commeLeNom).toBe(1);
    expect(cibles.get('QQA')).toBe('nom');
    expect(profil('QQB')?.commeLaMaj).toBe(1);
    expect(cibles.get('QQB')).toBe('ignore');
  });

  it('are the beginning and the end of a period where one always follows the other, whatever their order in the feed', () => {
    expect(profil('QQC')?.apres).toBe('QQD');
    expect([cibles.get('QQD'), cibles.get('QQC')]).toEqual(['periode.du', 'periode.au']);
  });

  it('are a territory where the commune alone decides of them', () => {
    expect(profil('QQF')?.selonLaCommune).toBe(1);
    expect(cibles.get('QQF')).toBe('lieu.territoire');
  });

  it('are no coordinates where they do not follow the communes, nor half a point', () => {
    expect(profil('QQG')?.selonLaCommune).toBeGreaterThan(0.9);
    expect(profil('QQH')?.selonLaCommune).toBeLessThan(0.5);
    expect(cibles.get('QQH')).not.toBe('lieu.longitude');
    expect(cibles.get('QQG')).not.toBe('lieu.latitude');
  });

  it('belong to the photo without which they are never there', () => {
    expect(profil('QQJ')?.avec).toBe('QQI');
    expect(cibles.get('QQJ')).toBe('media.titre');
  });
});

describe('how far a group decides of a value', () => {
  const groupes = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c'];
  it.each([
    ['entirely', ['x', 'x', 'x', 'y', 'y', 'y', 'z', 'z', 'z'], 1],
    ['not at all', ['x', 'y', 'z', 'x', 'y', 'z', 'x', 'y', 'z'], 0],
    ['entirely, of numbers', [1, 1, 1, 5, 5, 5, 9, 9, 9], 1],
    ['not at all, of numbers', [1, 5, 9, 1, 5, 9, 1, 5, 9], 0],
    ['of nothing, where all say the same', ['x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x'], undefined],
  ])('%s', (_how, valeurs, expected) => {
    expect(dependanceDe(groupes, valeurs)).toBe(expected);
  });

  it('is not told by groups of one', () => {
    expect(dependanceDe(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], groupes)).toBeUndefined();
  });
});
