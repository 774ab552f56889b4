import type { Ligne } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { interpretFiche } from './interpretation.ts';
import { structureFromSample } from './structure/structure.sample.ts';
import { suggestCorrespondance } from './suggestion/suggestion.ts';
import { humanize } from './valeurs/noms.rules.ts';

const RANGS = Array.from({ length: 12 }, (_, rang) => rang);

/** Records as they come in with what is suggested for them, and no syndication to say what they are. */
function read(champs: Record<string, unknown>, dits: readonly Ligne[] = []) {
  const fiches = RANGS.map((rang) => ({
    ...{ id: `b-${rang}`, nom: `Le gué ${rang}` },
    ...Object.fromEntries(
      Object.entries(champs).map(([champ, valeur]) => [champ, typeof valeur === 'function' ? valeur(rang) : valeur]),
    ),
  }));
  const suggestions = suggestCorrespondance(structureFromSample(fiches), { earlier: [], champId: 'id' });
  const lignes =
    dits.length > 0 ? dits : suggestions.filter(({ confiance }) => confiance >= 0.5).map((one) => one.ligne);
  const flux = { client: '', champId: 'id', typeBridge: null, lignes: [...lignes] };
  return interpretFiche(flux, fiches[0]);
}

describe('records of other bases', () => {
  it('have words that are a label and its code', () => {
    const { document } = read({ categorie: { code: 'R1', libelle: 'Bar à vins' } });
    expect(document.types).toMatchObject([{ code: 'R1', libelle: { fr: 'Bar à vins' } }]);
    expect(document.typeBridge).toBe('restaurant');
  });

  it('have hours under the names of openings and closings', () => {
    const horaires = [{ du: '2026-05-01', au: '2026-09-30', ouverture: '12:00', fermeture: '14:00' }];
    const { document, avertissements } = read({ horaires });
    expect(document.ouverture.periodes[0]?.creneaux).toEqual([{ ouvre: '12:00', ferme: '14:00' }]);
    expect(avertissements).toEqual([]);
  });

  it('have two hours, the second of which nothing names', () => {
    const horaires = [{ du: '2026-05-01', au: '2026-09-30', Matindebut: 'PT10H', Matinfin: 'PT12H' }];
    expect(read({ horaires }).document.ouverture.periodes[0]?.creneaux).toEqual([{ ouvre: '10:00', ferme: '12:00' }]);
  });

  it('have lines of an address in the order of their numbers, and in their own where they have none', () => {
    const { document } = read({ AD2: '3 rue Haute', AD1: 'Bâtiment B' });
    expect(document.lieu.rue).toEqual(['Bâtiment B', '3 rue Haute']);
    const nommees = { numero_et_voie: '3 rue Haute', complement_adresse: 'Bâtiment B' };
    expect(read(nommees).document.lieu.rue).toEqual(['3 rue Haute', 'Bâtiment B']);
  });

  it.each(['59310 Beuvry-la-Forêt', 'F-59310 Beuvry-la-Forêt', 'Beuvry-la-Forêt (59310)', 'Beuvry-la-Forêt 59310'])(
    'have towns and postcodes in one field: %s',
    (ville) => {
      const { document } = read({ ville }, [
        { champ: 'nom', cible: 'nom' },
        { champ: 'ville', cible: 'lieu.commune' },
      ]);
      expect(document.lieu).toMatchObject({ commune: 'Beuvry-la-Forêt', codePostal: '59310' });
    },
  );

  it.each([
    [
      { cp: '1000', commune: 'Bourg-en-Bresse', insee: '1053' },
      { codePostal: '01000', insee: '01053' },
    ],
    [{ cp: 1000, commune: 'Bruxelles' }, { codePostal: '1000' }],
    [{ cp: '1000', commune: 'Lausanne', pays: 'Suisse' }, { codePostal: '1000' }],
  ])('have the first zero that a spreadsheet took from their codes: %j', (champs, lieu) => {
    const { document, avertissements } = read(champs);
    expect(document.lieu).toMatchObject(lieu);
    expect(avertissements).toHaveLength('pays' in champs || lieu.codePostal.length === 5 ? 0 : 1);
  });

  it('have numbers of telephone without their first zero', () => {
    const { document } = read({ telephone: (rang: number) => `47400001${rang % 10}` });
    expect(document.contacts).toMatchObject([{ genre: 'telephone', valeur: '04 74 00 00 10' }]);
  });

  it('are of no kind that their ids seem to name', () => {
    expect(read({ id: (rang: number) => `LOIRE-${rang}` }).document.typeBridge).toBe('autre');
  });

  it('are routes where a track is drawn of them and nothing tells what they are', () => {
    const geometry = {
      type: 'LineString',
      coordinates: [
        [6.1, 48.2],
        [6.2, 48.3],
      ],
    };
    expect(read({ geometry }).document).toMatchObject({ typeBridge: 'itineraire', lieu: { point: { lat: 48.2 } } });
    expect(read({ geometry, type: 'Restaurant' }).document.typeBridge).toBe('restaurant');
  });

  it('have texts in several languages, under one name', () => {
    const titre = (rang: number) => ({ fr: `Le gué ${rang}`, en: `The ford ${rang}` });
    expect(JSON.stringify(read({ nom: titre }).document)).toMatch(/Le gué 0.*The ford 0/);
    const dits = [
      { champ: 'nom', cible: 'nom' },
      { champ: 'texte.en', cible: 'description', langue: 'en' },
    ] as const;
    const { document } = read({ nom: titre, texte: { fr: 'Au bord', en: 'By the river' } }, dits);
    expect(document).toMatchObject({ nom: { fr: 'Le gué 0' }, description: { en: 'By the river' } });
  });

  it('have means of contact that are told by their kind, prices in English, and photos one after the other', () => {
    const { document } = read(
      {
        inscription: (rang: number) => [
          { type: 'email', value: `gue${rang}@exemple.fr` },
          { type: 'phone', value: `05 65 00 00 ${10 + rang}` },
        ],
        rates: [{ label: 'Adult', amount: 8 }],
        photos: (rang: number) => `https://m.exemple/${rang}.jpg;https://m.exemple/${rang}b.jpg`,
        modif: 1_767_225_600_000,
      },
      [
        { champ: 'nom', cible: 'nom' },
        { champ: 'inscription', cible: 'contacts' },
        { champ: 'rates', cible: 'tarifs' },
        { champ: 'photos', cible: 'media.photo' },
      ],
    );
    expect(document.contacts).toMatchObject([{ valeur: 'gue0@exemple.fr' }, { valeur: '05 65 00 00 10' }]);
    expect(document.tarifs.lignes).toMatchObject([{ libelle: { libelle: { fr: 'Adult' } }, min: 8 }]);
    expect(document.medias.map(({ url }) => url)).toEqual(['https://m.exemple/0.jpg', 'https://m.exemple/0b.jpg']);
  });

  it('are held on their days where these are few and nothing tells what they are', () => {
    const dates = { date_debut: '2026-05-01', date_fin: '2026-05-03' };
    expect(read(dates).document.typeBridge).toBe('evenement');
    expect(read({ ...dates, date_fin: '2026-09-30' }).document.typeBridge).toBe('autre');
    expect(read({ ...dates, type: 'Restaurant' }).document.typeBridge).toBe('restaurant');
  });

  it('name a network beside its address', () => {
    const { document } = read({ RESEAUXSOCIAUXs: [{ Reseau: 'Facebook', Adresse: 'https://www.facebook.com/legue' }] });
    expect(document.contacts).toMatchObject([{ genre: 'facebook', valeur: 'https://www.facebook.com/legue' }]);
    expect(document.criteres).toEqual([]);
  });

  it('tell nobody of the people of a column, whatever it is called', () => {
    const { document } = read({ 'Contact organisateur': (rang: number) => `Mme Odile Salvy${'a'.repeat(rang)}` });
    expect(JSON.stringify(document)).not.toContain('Odile');
  });

  it('name who took their photos', () => {
    const photo = (rang: number) => `https://m.exemple/${rang}.jpg`;
    const auteur = (rang: number) => ['Mme Odile Salvy', 'M. Yann Morvan'][rang % 2];
    expect(read({ 'Photo 2': photo, 'Auteur 2': auteur }).document.medias).toMatchObject([
      { credit: 'Mme Odile Salvy' },
    ]);
  });
});

describe('the name of a field, for people', () => {
  it.each([
    ['EQUIPEMENTSs', 'Equipements'],
    ['CALENDRIERs', 'Calendrier'],
    ['PrestationsEquipementss', 'Prestations equipements'],
    ['LABELS', 'Labels'],
    ['OTs', 'OT'],
  ])('is without what a syndication adds: %s', (champ, nom) => {
    expect(humanize(champ)).toBe(nom);
  });
});
