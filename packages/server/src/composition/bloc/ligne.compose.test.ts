import type { Canal } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { ouverture, periode } from '../../catalogue/testing/ouvertures.ts';
import { html, ligneEcrite, rendu, terme, uneLigne, unObjet } from './testing/bloc.ts';

const SPACE = /[\u00a0\u202f]/g;
const plain = (text: string | null) => text?.replace(SPACE, ' ') ?? null;

describe('a line', () => {
  it('is hidden without a value, and takes the whole bloc with it when it is alone', () => {
    expect(rendu({ titre: { fr: 'Contact' }, lignes: [uneLigne('telephone')] }, unObjet())).toBeNull();
  });

  it('shows a text or a dash in place of an absent value', () => {
    const nom = uneLigne('nom');
    const texte = uneLigne('prixMin', { siVide: 'texte', texteSiVide: { fr: 'Nous consulter' } });
    const tiret = uneLigne('altitude', { siVide: 'tiret' });
    const page = html({ lignes: [nom, texte, tiret] }, unObjet());
    expect(page).toContain('Nous consulter');
    expect(page).toContain('–');
  });

  it('is not kept alive by dashes alone', () => {
    expect(rendu({ lignes: [uneLigne('altitude', { siVide: 'tiret' })] }, unObjet())).toBeNull();
  });

  it('has its prefix and suffix only around a value', () => {
    const ligne = uneLigne('prixMin', { prefixe: { fr: 'Dès' }, suffixe: { fr: 'la nuit' }, siVide: 'tiret' });
    const full = html({ lignes: [ligne] }, unObjet({}, { indexe: { prixMin: 45 } }));
    expect(plain(full)).toContain('Dès 45 € la nuit');
    const empty = html({ lignes: [uneLigne('nom'), ligne] }, unObjet());
    expect(empty).not.toContain('Dès');
  });

  it('keeps so many elements, then so many characters, cut between words', () => {
    const labels = ['Clef verte', 'Accueil vélo', 'Écolabel'].map((nom) => terme(nom, { fr: nom }, 'essai:labels'));
    const objet = unObjet({ labels, description: { fr: 'Une grande maison au bord du lac, entourée de prés.' } });
    expect(ligneEcrite(uneLigne('labels', { maxElements: 2, separateur: ' · ' }), objet)).toBe(
      'Clef verte · Accueil vélo',
    );
    expect(ligneEcrite(uneLigne('description', { maxCaracteres: 20 }), objet)).toBe('Une grande maison…');
  });

  it('is cut again where screens have less room', () => {
    const objet = unObjet({ description: { fr: 'Une grande maison au bord du lac.' } });
    const done = rendu({ lignes: [uneLigne('description')], maxEcran: 20 }, objet, { canal: 'ecran' });
    expect(JSON.stringify(done)).toContain('Une grande maison…');
    expect(html({ lignes: [uneLigne('description')], maxEcran: 20 }, objet)).toContain('au bord du lac.');
  });
});

describe('a composition', () => {
  const phrase = (texte: string) => uneLigne({ genre: 'composition', texte: { fr: texte } });
  const objet = unObjet({
    lieu: { rue: [], pays: 'FR', commune: 'Valbrune', altitude: 640, territoires: [], environnements: [] },
  });

  it('puts values in their places', () => {
    expect(plain(ligneEcrite(phrase('À {commune}, {altitude} d’altitude'), objet))).toBe(
      'À Valbrune, 640 m d’altitude',
    );
  });

  it('says nothing when one of its places is empty', () => {
    expect(ligneEcrite(phrase('{commune}, {telephone}'), objet)).toBeNull();
  });

  it('never reads what a feed writes as a template', () => {
    const hostile = unObjet({ nom: { fr: 'Chez {commune} {{7*7}}' }, lieu: objet.document.lieu });
    expect(ligneEcrite(phrase('« {nom} »'), hostile)).toBe('« Chez {commune} {{7*7}} »');
    expect(ligneEcrite(uneLigne('nom'), hostile)).toBe('Chez {commune} {{7*7}}');
  });
});

describe('formats', () => {
  const at = { rue: [], pays: 'FR', territoires: [], environnements: [] };
  const champs = new Map([
    ['surface', { unite: 'm²' }],
    ['tarif', { unite: '' }],
    ['ouvert', { unite: '' }],
    ['longueur', { unite: '' }],
    ['note', { unite: '' }],
    ['renovation', { unite: '' }],
    ['brochure', { unite: '' }],
    ['histoire', { unite: '' }],
  ]);
  const noms = { noms: { criteres: new Map(), modalites: new Map(), mots: new Map(), champs } };
  const objet = unObjet(
    {
      lieu: { ...at, altitude: 1240 },
      types: [
        terme('BedAndBreakfast', { fr: 'Chambre d’hôtes' }),
        terme('Guesthouse', { fr: 'Chambre d’hôtes' }),
        terme('RentalAccommodation', { fr: 'Hébergement locatif' }),
      ],
      classement: { schema: 'essai:etoiles', valeur: 4, texte: '4 étoiles' },
      animaux: false,
      languesParlees: ['en', 'de'],
      capacites: [
        { mesure: 'Nombre de lits', valeur: 12 },
        { mesure: 'nombreTotalPersonnes', valeur: 24 },
        { mesure: 'nombreHamacs', valeur: 2 },
      ],
      ouverture: {
        periodes: [
          {
            du: '2026-12-01',
            au: '2026-12-24',
            chaqueAnnee: false,
            regle: 'quotidien',
            creneaux: [{ ouvre: '09:30', ferme: '18:00' }],
          },
        ],
        fermetures: [],
      },
      contacts: [
        { genre: 'telephone', valeur: '+33 (0)4 75 00 00 00', role: 'public' },
        { genre: 'email', valeur: 'contact@exemple.fr', role: 'public' },
        { genre: 'site', valeur: 'https://www.exemple.fr/chambres', role: 'public' },
      ],
      champs: {
        surface: 35,
        tarif: '12,50',
        ouvert: true,
        longueur: 3200,
        note: 3,
        renovation: '2024-05-01',
        brochure: 'www.exemple.fr',
        histoire: '<p>Bâtie en <strong>1720</strong>.</p><script>x</script>',
      },
    },
    { indexe: { prixMin: 45.5 } },
  );
  const written = (champ: Parameters<typeof uneLigne>[0], changes = {}) =>
    plain(ligneEcrite(uneLigne(champ, changes), objet, noms));

  it.each([
    ['prixMin', {}, '45,50 €'],
    ['altitude', {}, '1 240 m'],
    ['types', {}, 'Chambre d’hôtes, Hébergement locatif'],
    ['classement', {}, '★★★★'],
    ['classement', { format: 'texte' }, '4 étoiles'],
    ['animaux', {}, 'Non'],
    ['languesParlees', {}, 'anglais, allemand'],
    ['capacites', {}, 'Nombre de lits : 12, Nombre de personnes : 24, Nombre hamacs : 2'],
    ['prochaineDate', {}, '1er décembre 2026, 9 h 30'],
    ['periodes', {}, 'Du 1er au 24 décembre 2026, tous les jours, de 9 h 30 à 18 h'],
    ['telephone', {}, '+33 (0)4 75 00 00 00'],
    ['site', {}, 'exemple.fr/chambres'],
    ['champ:surface', {}, '35 m²'],
    ['champ:tarif', { format: 'prix' }, '12,50 €'],
    ['champ:ouvert', {}, 'Oui'],
    ['champ:longueur', { format: 'distance' }, '3,2 km'],
    ['champ:note', { format: 'etoiles' }, '★★★'],
    ['champ:renovation', { format: 'date' }, '1er mai 2024'],
    ['champ:histoire', { format: 'html' }, 'Bâtie en 1720.'],
  ] as const)('write %s %j as « %s »', (champ, changes, expected) => {
    expect(written(champ, changes)).toBe(expected);
  });

  it('tell the next date that is not over, and in print and on a slide, which are read all day, those of the day', () => {
    const marche = unObjet({
      ouverture: ouverture([
        periode({
          regle: 'dates',
          dates: ['2026-11-15', '2026-11-22'],
          creneaux: [{ ouvre: '09:00', ferme: '10:30' }],
        }),
      ]),
    });
    const on = (canal: Canal) => plain(ligneEcrite(uneLigne('prochaineDate'), marche, { canal }));
    expect(on('web')).toBe('22 novembre 2026, 9 h');
    expect(on('print')).toBe('15 novembre 2026, 9 h');
    expect(on('ecran')).toBe('15 novembre 2026, 9 h');
  });

  it('make calls, letters and visits of contacts', () => {
    const page = html(
      {
        lignes: [
          uneLigne('telephone'),
          uneLigne('email'),
          uneLigne('site'),
          uneLigne('champ:brochure', { format: 'url' }),
        ],
      },
      objet,
      noms,
    );
    expect(page).toContain('href="tel:+33475000000"');
    expect(page).toContain('href="mailto:contact@exemple.fr"');
    expect(page).toContain('href="https://www.exemple.fr/chambres"');
    expect(page).toContain('href="https://www.exemple.fr/"');
  });

  it('keep the markup that is allowed, and nothing else of it', () => {
    const page = html({ lignes: [uneLigne('champ:histoire', { format: 'html' })] }, objet, noms);
    expect(page).toContain('<strong>1720</strong>');
    expect(page).not.toContain('<script');
  });

  it('say how far the reader is, when they say where they are', () => {
    const near = unObjet({ lieu: { ...at, point: { lat: 45, lon: 5, qualite: 'source' } } });
    expect(ligneEcrite(uneLigne('distance'), near)).toBeNull();
    expect(plain(ligneEcrite(uneLigne('distance'), near, { depuis: { lat: 45.1, lon: 5 } }))).toBe('11,1 km');
  });

  it('read stars aloud as words', () => {
    expect(html({ lignes: [uneLigne('classement')] }, objet)).toContain(
      '<span role="img" aria-label="4 étoiles">★★★★</span>',
    );
  });
});

describe('an added field', () => {
  it('is shown only where everybody may read it', () => {
    const objet = unObjet({ champs: { marge: '12 %' } });
    expect(ligneEcrite(uneLigne('champ:marge'), objet)).toBeNull();
  });
});
