import { CODES_CIBLES, type Suggestion } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { communesDEssai, mesureDe } from '../../testing/locataires/mesure.ts';
import { COLONNES, tableurOf } from '../../testing/locataires/tableurs.ts';
import { structureFromSample } from '../structure/structure.sample.ts';
import { interpret } from '../testing.ts';
import { suggestCorrespondance } from './suggestion.ts';

const RANGS = Array.from({ length: 12 }, (_, rang) => rang);

/** What is suggested for columns whose values follow one another, or are made from the rank of the record. */
function suggest(colonnes: Record<string, readonly unknown[] | ((rang: number) => unknown)>): Map<string, Suggestion> {
  const fiches = RANGS.map((rang) =>
    Object.fromEntries(
      Object.entries(colonnes).map(([champ, valeurs]) => [
        champ,
        typeof valeurs === 'function' ? valeurs(rang) : valeurs[rang % valeurs.length],
      ]),
    ),
  );
  const suggestions = suggestCorrespondance(structureFromSample(fiches), { earlier: [] });
  return new Map(suggestions.map((suggestion) => [suggestion.ligne.champ, suggestion]));
}
const cible = (champ: string, valeurs: Parameters<typeof suggest>[0][string]) =>
  suggest({ [champ]: valeurs }).get(champ)?.ligne.cible;

const telephone = (rang: number) => `05 53 00 00 ${10 + rang}`;
const remarques = ['Rappeler en mars.', 'Ne répond plus.', 'À relancer.'];

describe('spreadsheets and open data that nobody has seen', () => {
  it('are right for nine columns in ten, and wrong for hardly any', () => {
    const communes = communesDEssai();
    const totals = { champs: 0, justes: 0, faux: 0 };
    for (let graine = 500; graine < 512; graine += 1) {
      const mesure = mesureDe(tableurOf(graine, communes, 30));
      for (const key of ['champs', 'justes', 'faux'] as const) totals[key] += mesure[key];
    }
    expect(totals.justes / totals.champs).toBeGreaterThanOrEqual(0.9);
    expect(totals.faux / totals.champs).toBeLessThanOrEqual(0.03);
  });

  it('are measured against targets that exist', () => {
    for (const { cibles } of COLONNES) for (const une of cibles) expect(CODES_CIBLES).toContain(une);
  });
});

describe('what is meant for other pages', () => {
  it.each([
    ['Widget_avis', () => 'avis-4521', 'ignore'],
    ['Iframe_video', (rang: number) => `<iframe src="https://www.youtube.com/embed/a${rang}"></iframe>`, 'media.video'],
    ['Widget_reservation', (rang: number) => `https://reservation.exemple.fr/${rang}`, 'contact.reservation'],
  ])('is read where it leads to a video or a booking: %s', (champ, valeurs, attendue) => {
    expect(cible(champ, valeurs)).toBe(attendue);
  });
});

describe('what is not for the public', () => {
  it.each([
    ['Tél_ privé', telephone],
    ['Portable perso', telephone],
    ['Commentaire interne', remarques],
    ['Mémo interne', remarques],
    ['Gestionnaire (nom)', ['Mme Odile Salvy', 'Yann Morvan']],
    ['Adresse du propriétaire', ['3 rue Basse', '12 chemin Vert']],
  ])('is left out by its name: %s', (champ, valeurs) => {
    const suggestion = suggest({ [champ]: valeurs }).get(champ);
    expect(suggestion?.ligne.cible).toBe('ignore');
    expect(suggestion?.raison).toMatch(/privé ou interne|une personne/);
  });

  it.each([
    ['Plage privée', ['oui', 'non'], 'critere'],
    ['Nombre de personnes', ['2', '4', '12'], 'capacite'],
    ['Gestionnaire', ['OT du Val', 'Mairie de Malvy'], 'proprietaire'],
  ])('is not what merely sounds like it: %s', (champ, valeurs, attendue) => {
    expect(cible(champ, valeurs)).toBe(attendue);
  });
});

describe('names and captions', () => {
  it('takes the label of a line for its name, and no name that begins like a place for a street', () => {
    const noms = ['Domaine du Haut Roc', 'Château de Malvy', 'Villa des Ifs', 'Port Sainte-Aure'];
    expect(cible('DEG_LIB', (rang) => `${noms[rang % 4] ?? ''} ${'ABC'[rang % 3] ?? ''}`)).toBe('nom');
    expect(cible('ZZZ', ['12 rue Haute', 'Place du Port', '3 bis chemin Vert'])).toBe('lieu.rue');
  });

  it('gives what has the number of a photo to that photo', () => {
    const found = suggest({
      Nom: (rang) => `Moulin ${rang}`,
      'Visuel 2': (rang) => `https://m.exemple/${rang}.jpg`,
      '© 2': ['Odile Salvy', 'Yann Morvan'],
      'Titre 2': (rang) => `La cour au soir ${rang}`,
      'Légende 2': (rang) => `Façade ${rang}`,
    });
    const cibles = ['Nom', '© 2', 'Titre 2', 'Légende 2'].map((champ) => found.get(champ)?.ligne.cible);
    expect(cibles).toEqual(['nom', 'media.credit', 'media.titre', 'media.legende']);
  });

  it('links an offer to none by its own identifier', () => {
    const code = (rang: number) => `FMAAQU024V50010${rang % 10}${rang}`;
    expect(cible('Code', code)).toBe('identifiant');
    expect(cible('OFFREASSOCIEE', (rang) => (rang % 2 === 0 ? code(0) : null))).toBe('lien');
  });

  it('knows a word written in two', () => {
    const found = suggest({ 'Coord X': (rang) => `0.4812${rang}`, 'Coord Y': (rang) => `44.8512${rang}` });
    expect(found.get('Coord X')?.ligne.cible).toBe('lieu.longitude');
    expect(found.get('Coord Y')?.ligne.cible).toBe('lieu.latitude');
  });

  it('reads the language of a name between brackets', () => {
    const anglais = 'In the heart of the village, the house of the miller opens onto the garden and the river. ';
    expect(suggest({ 'Texte long (GB)': (rang) => anglais.repeat(2) + rang }).get('Texte long (GB)')?.ligne).toEqual({
      champ: 'Texte long (GB)',
      cible: 'description',
      langue: 'en',
    });
  });

  it('says of an empty column that it is empty', () => {
    expect(suggest({ Nom: (rang) => `Moulin ${rang}`, Vrac: () => null }).get('Vrac')?.raison).toContain(
      'Toujours vide',
    );
  });
});

describe('hours and prices', () => {
  it('reads closed days as no opening', () => {
    const { ligne } = suggest({ 'Jours ferm_': ['Dimanche', 'Lundi et mardi'] }).get('Jours ferm_') ?? {};
    expect(ligne).toEqual({ champ: 'Jours ferm_', cible: 'texte', intitule: 'Fermeture' });
  });

  it('reads « 09:00-12:30 » as no hour of beginning', () => {
    const { ligne } = suggest({ 'H_ matin': ['09:00-12:30', '08:30-12:00'] }).get('H_ matin') ?? {};
    expect(ligne?.cible).toBe('ouverture.texte');
    const { document } = interpret({ 'H_ matin': '09:00-12:30' }, ligne === undefined ? [] : [ligne]);
    expect(document.ouverture.texte).toEqual({ fr: 'Matin\u00a0: 09:00-12:30' });
  });

  it.each([
    ['ch_double_min', [65, 72.5, 80], 'tarif.min', 'Chambre double'],
    ['ch_double_max', [95, 110, 120], 'tarif.max', 'Chambre double'],
    ['pdj', [9, 12.5], 'tarif.min', 'Petit déjeuner'],
    ['PU adulte', ['8', '12'], 'tarif.min', 'Adulte'],
  ])('takes %s for a price, and names it', (champ, valeurs, attendue, intitule) => {
    expect(suggest({ [champ]: valeurs }).get(champ)?.ligne).toEqual({ champ, cible: attendue, intitule });
  });

  it('takes a sentence with a price in it for a sentence', () => {
    expect(cible('Tarifs en clair', (rang) => `Adulte\u00a0: de ${rang + 4} à 20 €.`)).toBe('tarifs.texte');
    expect(cible('conditions', ['Entrée libre', 'Gratuit', '5 €, gratuit pour les enfants'])).toBe('tarifs.texte');
  });

  it('takes rooms that are counted for no price', () => {
    expect(cible('ch_double', [1, 2, 3])).not.toBe('tarif.min');
  });

  it('takes a cross under « Entrée libre » for free', () => {
    expect(cible('Entrée libre', ['X', null])).toBe('tarifs.gratuit');
  });
});

describe('what portals put around a record', () => {
  const record = (rang: number) => ({
    datasetid: 'hebergements',
    recordid: `${rang}f3ab09d5c223be597937c37b932d3cb068`,
    record_timestamp: '2026-02-03T06:00:00.000Z',
    fields: { nom: `Moulin ${rang}`, geo_point_2d: [44.8 + rang / 1000, 0.481] },
  });

  it('is left out', () => {
    const structure = structureFromSample(RANGS.map(record));
    const cibles = new Map(
      suggestCorrespondance(structure, { earlier: [] }).map(({ ligne }) => [ligne.champ, ligne.cible]),
    );
    for (const champ of ['datasetid', 'recordid', 'record_timestamp'])
      expect([champ, cibles.get(champ)]).toEqual([champ, 'ignore']);
    expect(cibles.get('geo_point_2d')).toBe('lieu.adresse');
    expect(cible('type', ['Feature'])).toBe('ignore');
    expect(cible('Saisi le', ['02/03/2026', '04/03/2026'])).toBe('ignore');
    expect(cible('Mot de passe', (rang) => `k${rang}zP`)).toBe('ignore');
  });

  it('does not take the two numbers of a place apart', () => {
    const { document } = interpret({ geo_point_2d: [44.801, 0.481] }, [
      { champ: 'geo_point_2d', cible: 'lieu.adresse' },
    ]);
    expect(document.lieu.point).toMatchObject({ lat: 44.801, lon: 0.481 });
  });
});
