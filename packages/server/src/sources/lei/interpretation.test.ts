import { documentSchema, sourceSchema } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { parseXml } from '../reading/xml/xml-parse.ts';
import { FicheRefusee } from '../source.ts';
import type { FluxLeiOuvert } from './flux.ts';
import { interpretLei } from './interpretation.ts';
import { fluxLei, produitLei } from './testing.ts';

function noeud(colonnes: Readonly<Record<string, string>> = {}) {
  return parseXml(`<sit_liste>${produitLei(colonnes)}</sit_liste>`);
}

function understood(colonnes: Readonly<Record<string, string>> = {}, flux: Partial<FluxLeiOuvert> = {}) {
  const read = interpretLei(fluxLei(flux), noeud(colonnes), {});
  documentSchema.parse(read.document);
  sourceSchema.parse(read.source);
  return read;
}

describe('a LEI product', () => {
  it('has its name, types, place and dates', () => {
    const { document, source } = understood({
      ADRPROD_NUM_VOIE: '11',
      ADRPROD_LIB_VOIE: 'rue du Moulin',
      ADRPROD_CP: '67 510',
      ADRPROD_LIBELLE_COMMUNE: 'Valbrume',
      INSEE: '67334',
      LATITUDE: '49,0316',
      LONGITUDE: '7,7104',
      ENTITE_GESTIONNAIRE: '219',
      DATMAJ: '29/11/2022 11:32:41',
      MAXMAJ: '30/11/2022 08:00:00',
    });
    expect(document).toMatchObject({ typeBridge: 'restaurant', nom: { fr: 'Auberge du Chêne' } });
    expect(document.types).toEqual([{ schema: 'lei:essai:type', code: '77', libelle: { fr: 'Restauration' } }]);
    expect(document.lieu).toMatchObject({
      rue: ['11 rue du Moulin'],
      codePostal: '67510',
      commune: 'Valbrume',
      insee: '67334',
      point: { lat: 49.0316, lon: 7.7104, qualite: 'source' },
    });
    expect(source).toMatchObject({
      identifiant: '219000001',
      proprietaire: { code: '219' },
      majLe: '2022-11-30T07:00:00.000Z',
    });
  });

  it('without id or name is refused, with the reason', () => {
    expect(() => understood({ PRODUIT: '' })).toThrow(FicheRefusee);
    expect(() => understood({ NOM: ' ' })).toThrow('pas de nom');
  });

  it('keeps the rest when a value is absurd, with a warning', () => {
    const { document, avertissements } = understood({
      LATITUDE: '900',
      LONGITUDE: '900',
      DATMAJ: '31/02/2022 10:00:00',
      PERIODE_DU: '00/00/0000',
    });
    expect(document.lieu.point).toBeUndefined();
    expect(document.ouverture.periodes).toEqual([]);
    expect(avertissements.map(({ chemin }) => chemin)).toEqual(['LATITUDE', 'PERIODE.DATE_DEBUT', 'DATMAJ']);
  });

  it('never shows the internal note, and names people between professionals only', () => {
    const { document } = understood({
      COMMENTAIREINTERNE: 'secret de bureau',
      PREST_CIVILITE: 'Mme',
      PREST_PRENOM_RESP: 'Ada',
      PREST_NOM_RESP: 'Testard',
      ADRPREST_TEL: '0388000000',
      ADRPREST_EMAIL: 'ada@exemple.fr',
      ADRPROD_URL: 'www.auberge.exemple.fr',
      ADRPREST_LIB_VOIE: 'chemin privé',
      ADRPREST_URL: 'www.testard.exemple.fr',
    });
    expect(JSON.stringify(document)).not.toMatch(/secret de bureau|chemin privé/);
    expect(document.contacts).toEqual([
      { genre: 'site', valeur: 'http://www.auberge.exemple.fr', role: 'public' },
      { genre: 'telephone', valeur: '03 88 00 00 00', role: 'proprietaire', personne: 'Mme Ada Testard' },
      { genre: 'email', valeur: 'ada@exemple.fr', role: 'proprietaire', personne: 'Mme Ada Testard' },
      { genre: 'site', valeur: 'http://www.testard.exemple.fr', role: 'public' },
    ]);
  });

  it('may publish the provider without naming anyone, when the feed says so', () => {
    const { document } = understood(
      { PREST_NOM_RESP: 'Testard', ADRPREST_TEL: '0688000000' },
      { prestatairePublic: true },
    );
    expect(document.contacts).toEqual([{ genre: 'mobile', valeur: '06 88 00 00 00', role: 'public' }]);
  });

  it('has texts without markup, and those of the other languages where they are translated', () => {
    const flux = fluxLei({
      langues: [
        { langue: 'fr', schema: 'LEI' },
        { langue: 'de', schema: 'WEBACCESS_DE' },
      ],
    });
    const main = noeud({ COMMENTAIRE: 'Un &amp; deux<br/>trois', COMMENTAIREL1: 'En bref' });
    const german = noeud({
      NOM: 'Auberge du Chêne',
      COMMENTAIRE: 'Eins',
      TYPE_NOM: 'Gastronomie',
      COMMENTAIREL1: 'En bref',
    });
    const { document } = interpretLei(flux, main, { de: german });
    expect(document.description).toEqual({ fr: 'Un & deux\ntrois', de: 'Eins' });
    expect(document.nom).toEqual({ fr: 'Auberge du Chêne' });
    expect(document.resume).toEqual({ fr: 'En bref' });
    expect(document.types[0]?.libelle).toEqual({ fr: 'Restauration', de: 'Gastronomie' });
  });

  it('keeps every criterion, known or not, with its value', () => {
    const { document } = understood({
      CRITERES:
        '<Crit CLEF_CRITERE="10" CLEF_MODA="11"/><Crit CLEF_CRITERE="10" CLEF_MODA="12">20</Crit><Crit CLEF_CRITERE="13" CLEF_MODA="0">libre</Crit>',
    });
    expect(document.criteres).toEqual([
      {
        critere: { schema: 'lei:essai', code: '10', libelle: {} },
        modalite: { schema: 'lei:essai:10', code: '11', libelle: {} },
      },
      {
        critere: { schema: 'lei:essai', code: '10', libelle: {} },
        modalite: { schema: 'lei:essai:10', code: '12', libelle: {} },
        texte: '20',
        nombre: 20,
      },
      { critere: { schema: 'lei:essai', code: '13', libelle: {} }, texte: 'libre' },
    ]);
  });

  it('has its photos with captions and credits, by known ids and by configuration', () => {
    const { document } = understood(
      {
        CRITERES: [
          '<Crit CLEF_CRITERE="1900480" CLEF_MODA="0">La façade</Crit>',
          '<Crit CLEF_CRITERE="1900421" CLEF_MODA="0">photos.exemple.fr/1.jpg</Crit>',
          '<Crit CLEF_CRITERE="500" CLEF_MODA="0">https://photos.exemple.fr/2.jpg</Crit>',
          '<Crit CLEF_CRITERE="501" CLEF_MODA="0">© Studio</Crit>',
          '<Crit CLEF_CRITERE="500" CLEF_MODA="0">pas une adresse</Crit>',
        ].join(''),
      },
      {
        roles: [
          { critere: '500', role: 'photo' },
          { critere: '501', role: 'credit', paire: '500' },
        ],
      },
    );
    expect(document.medias).toEqual([
      { cle: '1900421-0', genre: 'image', url: 'http://photos.exemple.fr/1.jpg', legende: { fr: 'La façade' } },
      { cle: '500-0', genre: 'image', url: 'https://photos.exemple.fr/2.jpg', credit: '© Studio' },
    ]);
    // What somebody wrote where a photo was meant is a text.
    expect(document.textes.map(({ corps }) => corps.fr)).toEqual(['pas une adresse']);
  });

  it('is of a type that has a name alone', () => {
    const { document } = understood({ TYPE_DE_PRODUIT: '', TYPE_NOM: 'Chambre d’hôtes' });
    expect(document.typeBridge).toBe('chambre-hotes');
    expect(document.types[0]).toMatchObject({ code: 'chambre-d-hotes', libelle: { fr: 'Chambre d’hôtes' } });
  });

  it('has stars, prices, pets and capacity by the roles of its criteria', () => {
    const { document } = understood(
      {
        CRITERES:
          '<Crit CLEF_CRITERE="1" CLEF_MODA="3"/><Crit CLEF_CRITERE="2" CLEF_MODA="0">12,50 €</Crit><Crit CLEF_CRITERE="3" CLEF_MODA="0">Oui</Crit><Crit CLEF_CRITERE="4" CLEF_MODA="0">40</Crit><Crit CLEF_CRITERE="4000003" CLEF_MODA="4000015"/><Crit CLEF_CRITERE="2" CLEF_MODA="9">de 10 à 15 €</Crit>',
      },
      {
        roles: [
          { critere: '1', role: 'classement', valeurs: { '3': '3 étoiles' } },
          { critere: '2', role: 'prix' },
          { critere: '3', role: 'animaux' },
          { critere: '4', role: 'capacite' },
        ],
      },
    );
    expect(document.classement).toEqual({ schema: 'lei:essai:1', valeur: 3, texte: '3 étoiles' });
    expect(document.tarifs).toMatchObject({
      mode: 'payant',
      lignes: [
        { min: 12.5, devise: 'EUR' },
        { min: 10, max: 15 },
      ],
    });
    expect(document.animaux).toBe(true);
    expect(document.capacites).toEqual([{ mesure: '4', valeur: 40 }]);
    expect(document.criteres).toHaveLength(6);
  });

  it('opens at the times of the first dialect', () => {
    const { document } = understood({
      HORAIRES:
        '<Horaire><DATE_DEBUT>01/06/2026</DATE_DEBUT><DATE_FIN>30/09/2026</DATE_FIN><HEURES><Heure><HEURE_DEBUT>10:00</HEURE_DEBUT><HEURE_FIN></HEURE_FIN><LUNDI>O</LUNDI><MARDI>N</MARDI><SAMEDI>O</SAMEDI><COMMENTAIRE>Sur réservation</COMMENTAIRE></Heure></HEURES></Horaire><Horaire><DATE_DEBUT>01/10/2026</DATE_DEBUT></Horaire>',
    });
    expect(document.ouverture.periodes).toEqual([
      {
        du: '2026-06-01',
        au: '2026-09-30',
        chaqueAnnee: false,
        regle: 'hebdomadaire',
        jours: ['lundi', 'samedi'],
        creneaux: [{ jours: ['lundi', 'samedi'], ouvre: '10:00' }],
        note: { fr: 'Sur réservation' },
      },
      { du: '2026-10-01', chaqueAnnee: false, regle: 'quotidien', creneaux: [] },
    ]);
  });

  it('opens at the times of the second dialect', () => {
    const { document, avertissements } = understood({
      HORAIRES:
        '<Horaire><DATE_DEBUT>01/06/2026</DATE_DEBUT><LUNDI_AM_DE>09:00</LUNDI_AM_DE><LUNDI_AM_A>12:00</LUNDI_AM_A><MARDI_AM_DE>09:00</MARDI_AM_DE><MARDI_AM_A>12:00</MARDI_AM_A><MARDI_PM_DE>14:00</MARDI_PM_DE><JEUDI_AM_DE>10:00</JEUDI_AM_DE><JEUDI_PM_A>18:00</JEUDI_PM_A></Horaire><Horaire><DATE_DEBUT>02/06/2026</DATE_DEBUT><DATE_FIN>01/06/2026</DATE_FIN></Horaire>',
    });
    expect(document.ouverture.periodes).toEqual([
      {
        du: '2026-06-01',
        chaqueAnnee: false,
        regle: 'hebdomadaire',
        jours: ['lundi', 'mardi', 'jeudi'],
        creneaux: [
          { jours: ['lundi', 'mardi'], ouvre: '09:00', ferme: '12:00' },
          { jours: ['mardi'], ouvre: '14:00' },
          { jours: ['jeudi'], ouvre: '10:00', ferme: '18:00' },
        ],
      },
      { du: '2026-06-02', au: '2026-06-01', chaqueAnnee: false, regle: 'quotidien', creneaux: [] },
    ]);
    expect(avertissements).toHaveLength(1);
  });

  it('is sorted by the words of its type when its id is unknown', () => {
    for (const [label, type] of [
      ['Chambres d’hôtes', 'chambre-hotes'],
      ['Hôtel-restaurant', 'hotel'],
      ['Fêtes et manifestations', 'evenement'],
      ['Itinéraires de randonnée', 'itineraire'],
      ['Musées', 'patrimoine'],
      ['Truc', 'autre'],
    ] as const) {
      expect(understood({ TYPE_NOM: label }).document.typeBridge).toBe(type);
    }
  });
});
