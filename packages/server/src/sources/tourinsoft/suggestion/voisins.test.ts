import type { Ligne } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { structureFromSample } from '../structure/structure.sample.ts';
import { interpret } from '../testing.ts';
import { suggestCorrespondance } from './suggestion.ts';

type Valeur = (rang: number) => unknown;
const parmi =
  (...valeurs: readonly unknown[]): Valeur =>
  (rang) =>
    valeurs[rang % valeurs.length];

function lignesOf(champs: Record<string, Valeur>): ReadonlyMap<string, Ligne> {
  const fiches = Array.from({ length: 40 }, (_, rang) =>
    Object.fromEntries(Object.entries(champs).map(([champ, valeur]) => [champ, valeur(rang)])),
  );
  const suggestions = suggestCorrespondance(structureFromSample(fiches), { earlier: [] });
  return new Map(suggestions.map(({ ligne }) => [ligne.champ, ligne]));
}
const cible = (champs: Record<string, Valeur>, champ: string) => lignesOf(champs).get(champ)?.cible;

const nom: Valeur = (rang) => `Moulin de la ${['Roche', 'Plaine', 'Combe'][rang % 3]} ${rang}`;
const langues = parmi('Anglais, Allemand', 'Anglais', 'Allemand, Italien, Anglais', 'Italien, Anglais', 'Italien');

describe('the words of a list', () => {
  it('are each on their own, whatever sign is between them', () => {
    const ligne = lignesOf({ Nom: nom, 'Langues parlées': langues }).get('Langues parlées');
    expect(ligne).toEqual({ champ: 'Langues parlées', cible: 'langueParlee', separateurs: { lignes: ',' } });
    const { document } = interpret({ 'Langues parlées': 'Allemand, Italien' }, ligne === undefined ? [] : [ligne]);
    expect(document.languesParlees).toEqual(['de', 'it']);
  });

  it('tell what they are without the help of a name', () => {
    const publics = parmi('Familles, Enfants', 'Enfants', 'Adultes, Familles, Enfants', 'Adultes, Enfants', 'Familles');
    expect(cible({ Nom: nom, ZZA: langues }, 'ZZA')).toBe('langueParlee');
    expect(cible({ Nom: nom, ZZB: publics }, 'ZZB')).toBe('public');
  });
});

describe('a field beside others', () => {
  it('is no second commune where another is named so', () => {
    const champs = { Nom: nom, Ville: parmi('Nancy', 'Metz', 'Toul'), Station: parmi('Vars', 'Risoul', 'Orcières') };
    expect(cible(champs, 'Ville')).toBe('lieu.commune');
    expect(cible(champs, 'Station')).not.toBe('lieu.commune');
  });

  it('says in its language what the field of the same name says in French', () => {
    const champs = {
      Nom: nom,
      TEXTE: (rang: number) => `Au fil de l’eau, le moulin ${rang} ouvre ses portes à tous. `.repeat(4),
      TEXTEGB: (rang: number) => `The mill ${rang} opens its doors to you and to your family. `.repeat(2),
    };
    expect(lignesOf(champs).get('TEXTEGB')).toEqual({ champ: 'TEXTEGB', cible: 'description', langue: 'en' });
  });

  it('is no name of records where many share it', () => {
    const champs = { Nom: nom, Appellations: parmi('Médoc', 'Graves', 'Pomerol'), NomOrga: parmi('Mairie', 'Amis') };
    expect([cible(champs, 'Nom'), cible(champs, 'Appellations'), cible(champs, 'NomOrga')]).toEqual([
      'nom',
      'critere',
      'critere',
    ]);
  });

  it('names the records where nothing else does, though it sounds like a place', () => {
    const domaines: Valeur = (rang) => `Château ${['Corbiac', 'Malvy', 'Roc'][rang % 3]} ${rang}`;
    expect(cible({ 'Domaine / Château': domaines, CP: parmi('24100', '24240') }, 'Domaine / Château')).toBe('nom');
  });
});

describe('a name that the values do not bear out', () => {
  it.each([
    ['Mots-clés', parmi('nature', 'musique', 'plein air'), 'classement'],
    ['Periodicite', parmi('Annuel', 'Mensuel', 'Unique'), 'ouverture.texte'],
    ['NUMEROEDITION', (rang: number) => `${rang}e édition`, 'lieu.rue'],
    ['STATUT', parmi('EPIC', 'Association', 'SPL'), 'proprietaire'],
    [
      'LieuxProches',
      () => [
        { Lieu: 'Gare', Distance: 3 },
        { Lieu: 'Plage', Distance: 8 },
      ],
      'lieu.nom',
    ],
  ])('is not believed: %s', (champ, valeur, fausse) => {
    expect(cible({ Nom: nom, [champ]: valeur }, champ)).not.toBe(fausse);
  });
});

describe('what is told of the record, and not of the offer', () => {
  it('is what names it, which is no fact of it', () => {
    const structure = structureFromSample([{ 'N°': '12', Nom: 'Le gué' }]);
    const [premiere] = suggestCorrespondance(structure, { earlier: [], champId: 'N°' });
    expect(premiere).toMatchObject({ ligne: { champ: 'N°', cible: 'ignore' }, confiance: 0.95 });
  });

  it('is when it was made and last changed, where the source does not say it itself', () => {
    const jour: Valeur = (rang) => `0${(rang % 9) + 1}/03/2026`;
    const lignes = lignesOf({ Nom: nom, 'Dernière mise à jour': jour, created_at: jour, 'Modifié par': () => 'odile' });
    expect(lignes.get('Dernière mise à jour')?.cible).toBe('maj');
    expect(lignes.get('created_at')?.cible).toBe('creation');
    expect(lignes.get('Modifié par')?.cible).toBe('ignore');
  });
});

describe('prices and contacts as people write them', () => {
  it('are told by what is sold and by which end of the range it is', () => {
    const prix = (rang: number) => 15 + rang;
    expect(cible({ Nom: nom, MENUMINI: prix }, 'MENUMINI')).toBe('tarif.min');
    expect(cible({ Nom: nom, 'Menu jusqu’à': prix }, 'Menu jusqu’à')).toBe('tarif.max');
  });

  it('are read under their caption', () => {
    const tel: Valeur = (rang) => `<strong>Tél :</strong> 05 53 00 00 ${10 + rang}`;
    const mail: Valeur = (rang) => `<a href='mailto:m${rang}@exemple.fr'>m${rang}@exemple.fr</a>`;
    const lignes = lignesOf({ Nom: nom, DETAILTEL: tel, DETAILMAIL: mail });
    expect([lignes.get('DETAILTEL')?.cible, lignes.get('DETAILMAIL')?.cible]).toEqual([
      'contact.telephone',
      'contact.email',
    ]);
    const { document } = interpret({ DETAILTEL: tel(1), DETAILMAIL: mail(1) }, [...lignes.values()].slice(1));
    expect(document.contacts.map(({ genre, valeur }) => [genre, valeur])).toEqual([
      ['telephone', '05 53 00 00 11'],
      ['email', 'm1@exemple.fr'],
    ]);
  });
});
