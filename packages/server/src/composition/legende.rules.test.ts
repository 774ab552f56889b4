import { nouvelleLigne } from '@bridge/contract';
import { expect, it } from 'vitest';
import { AUCUN_DESSIN, isMeantFor, ligneDessinee, modalitesDessinees, motsDessines } from './legende.rules.ts';

const mot = { libelle: { fr: 'Wifi' }, libelleLocal: {}, picto: 'wifi' };
const dessins = {
  mots: new Map([['tis\u001fW', { picto: 'antenne', libelle: { fr: 'Réseau', en: 'Free wifi' } }]]),
  criteres: new Map([[7, 'parking']]),
  champs: new Map([['animaux', '/public/medias/1/dessin.svg']]),
  selections: new Map(),
};

it('what a legend draws goes before what the vocabulary does, and leaves the other words as they are', () => {
  const mots = new Map([
    ['modalite tis\u001fW', mot],
    ['modalite tis\u001fX', mot],
  ]);
  expect([...motsDessines(mots, dessins).values()].map(({ picto }) => picto)).toEqual(['antenne', 'wifi']);
  const modalites = new Map([[3, { ...mot, cles: ['lei\u001f9', 'tis\u001fW'] }]]);
  expect(modalitesDessinees(modalites, dessins).get(3)?.picto).toBe('antenne');
  expect(motsDessines(mots, AUCUN_DESSIN)).toBe(mots);
});

it('a word that its source says in some languages alone is called as the legend does in the others', () => {
  const mots = new Map([['modalite tis\u001fW', { ...mot, libelle: { fr: 'Wifi', de: ' ' } }]]);
  expect(motsDessines(mots, dessins).get('modalite tis\u001fW')?.libelle).toEqual({ fr: 'Wifi', en: 'Free wifi' });
});

it('a criterion or a field that it draws is drawn so on every line of blocs', () => {
  const critere = nouvelleLigne({ genre: 'critere', critere: { ref: 'critere', id: 7 } });
  const champ = nouvelleLigne({ genre: 'champ', champ: 'animaux' });
  const other = nouvelleLigne({ genre: 'champ', champ: 'description' });
  expect([critere, champ, other].map((ligne) => ligneDessinee(ligne, dessins).picto)).toEqual([
    'parking',
    '/public/medias/1/dessin.svg',
    null,
  ]);
});

it('serves everywhere, or on the channels that it names', () => {
  expect([isMeantFor({ canaux: [] }, 'web'), isMeantFor({ canaux: ['print'] }, 'web')]).toEqual([true, false]);
});
