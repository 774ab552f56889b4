import { describe, expect, it } from 'vitest';
import { FicheRefusee } from '../../source.ts';
import { interpret, thes } from '../testing.ts';

describe('lines of a mapping', () => {
  it('never cut a title', () => {
    const nom = 'Marché de Noël | Place #1 ## centre';
    expect(interpret({ SyndicObjectName: nom }, []).document.nom.fr).toBe(nom);
    expect(interpret({ N: nom }, [{ champ: 'N', cible: 'nom', separateurs: { lignes: '#' } }]).document.nom.fr).toBe(
      nom,
    );
  });

  it('keep a second name as a text, unless it says the same', () => {
    const lignes = [
      { champ: 'Titre', cible: 'nom' },
      { champ: 'TITREFAMILLE', cible: 'nom' },
    ] as const;
    const { document } = interpret({ Titre: 'Le Moulin', TITREFAMILLE: 'Gîtes de caractère' }, lignes);
    expect(document.nom.fr).toBe('Le Moulin');
    expect(document.textes).toMatchObject([
      { sujet: { libelle: { fr: 'Titrefamille' } }, corps: { fr: 'Gîtes de caractère' } },
    ]);
    expect(interpret({ Titre: 'Le Moulin', TITREFAMILLE: 'LE MOULIN' }, lignes).document.textes).toEqual([]);
  });

  it('read a column of a sub-table', () => {
    const { document } = interpret({ Descriptifss: [{ ID: 1, Accroche: 'Court', Descriptioncommerciale: 'Long' }] }, [
      { champ: 'Descriptifss.Accroche', cible: 'resume' },
      { champ: 'Descriptifss.Descriptioncommerciale', cible: 'description' },
    ]);
    expect(document).toMatchObject({ resume: { fr: 'Court' }, description: { fr: 'Long' } });
  });

  it('still find a field whose case changed', () => {
    expect(
      interpret({ Codepostal: '66000' }, [{ champ: 'CodePostal', cible: 'lieu.codePostal' }]).document.lieu.codePostal,
    ).toBe('66000');
  });

  it('put each language where it belongs', () => {
    const { document } = interpret({ D: 'Bonjour', DEN: 'Hello' }, [
      { champ: 'D', cible: 'description' },
      { champ: 'DEN', cible: 'description', langue: 'en' },
    ]);
    expect(document.description).toEqual({ fr: 'Bonjour', en: 'Hello' });
  });

  it('strip the caption glued in front of a value, and the markup', () => {
    const { document } = interpret({ L: '<strong>Lieu :</strong> au Port', D: '<p>Vue &agrave; voir</p><p>Mer</p>' }, [
      { champ: 'L', cible: 'lieu.nom' },
      { champ: 'D', cible: 'description' },
    ]);
    expect(document.lieu.nom).toBe('au Port');
    expect(document.description.fr).toBe('Vue à voir\n\nMer');
  });

  it('name the words of a thesaurus after the client, the field and the code', () => {
    const { document } = interpret(
      {
        Labels: [thes('QT', 'Qualité'), thes('', 'Sans code')],
        Prestations: { ...thes('P1', 'Piscine'), ThesPicto: ' https://tis.example/piscine.svg ' },
      },
      [
        { champ: 'Labels', cible: 'label' },
        { champ: 'Prestations', cible: 'critere', intitule: 'Équipements' },
      ],
    );
    expect(document.labels).toEqual([
      { schema: 'tis:cdt99:Labels', code: 'QT', libelle: { fr: 'Qualité' } },
      { schema: 'tis:cdt99:Labels', code: 'id-', libelle: { fr: 'Sans code' } },
    ]);
    expect(document.criteres).toEqual([
      {
        critere: { schema: 'tis:cdt99', code: 'Prestations', libelle: { fr: 'Équipements' } },
        modalite: {
          schema: 'tis:cdt99:Prestations',
          code: 'P1',
          libelle: { fr: 'Piscine' },
          dessin: 'https://tis.example/piscine.svg',
        },
      },
    ]);
  });

  it('make of a flat list the same words, whatever its accents', () => {
    const { document } = interpret({ LABELS: '#Qualité Tourisme#QUALITE TOURISME' }, [
      { champ: 'LABELS', cible: 'label' },
    ]);
    expect(document.labels).toEqual([
      { schema: 'tis:cdt99:LABELS', code: 'qualite-tourisme', libelle: { fr: 'Qualité Tourisme' } },
    ]);
  });

  it('take a yes for the name of the field, and keep a no', () => {
    const lignes = [{ champ: 'AccueilPMR', cible: 'accessibilite' as const }];
    expect(interpret({ AccueilPMR: true }, lignes).document.accessibilite).toMatchObject([
      { code: 'oui', libelle: { fr: 'Accueil pmr' } },
    ]);
    expect(interpret({ AccueilPMR: 'non' }, lignes).document).toMatchObject({
      accessibilite: [],
      criteres: [{ modalite: { code: 'non' } }],
    });
  });

  it('turn tracks to longitude first', () => {
    const Itinerairegooglemap = JSON.stringify({
      lignes: [
        {
          path: [
            [42.5, 2.75],
            [42.6, 2.8],
          ],
        },
      ],
    });
    const { document } = interpret({ Traces: [{ ID: 1, Itinerairegooglemap }] }, [
      { champ: 'Traces.Itinerairegooglemap', cible: 'trace' },
    ]);
    expect(document.lieu.trace).toEqual({
      format: 'geojson',
      lignes: [
        [
          [2.75, 42.5],
          [2.8, 42.6],
        ],
      ],
    });
  });

  it('read languages, animals, capacities, ratings and links', () => {
    const { document } = interpret(
      {
        L: 'Anglais#Créole',
        A: [{ Complementdinformations: 'Petits chiens', Animauxacceptes: true }],
        C: [{ Nombredelits: 8, Salledereunion: true }],
        R: '3 étoiles',
        O: 'PCUXXX099V000001#DEGXXX099V000002',
        G: false,
      },
      [
        { champ: 'L', cible: 'langueParlee' },
        { champ: 'A', cible: 'animaux' },
        { champ: 'C', cible: 'capacite' },
        { champ: 'R', cible: 'classement' },
        { champ: 'O', cible: 'lien', intitule: 'associee' },
        { champ: 'G', cible: 'tarifs.gratuit' },
      ],
    );
    expect(document).toMatchObject({
      languesParlees: ['en', 'Créole'],
      animaux: true,
      capacites: [{ mesure: 'Nombredelits', valeur: 8 }],
      classement: { valeur: 3, texte: '3 étoiles' },
      liens: [
        { relation: 'associee', cible: { identifiant: 'PCUXXX099V000001' } },
        { cible: { identifiant: 'DEGXXX099V000002' } },
      ],
      tarifs: { mode: 'payant' },
    });
    expect(document.criteres.map(({ critere }) => critere.code)).toEqual([
      'A.Complementdinformations',
      'C.Salledereunion',
    ]);
  });

  it('make a period of two dates that stand apart', () => {
    const { document } = interpret({ DEBUT: '/Date(1798761600000)/', FIN: '02/01/2027' }, [
      { champ: 'DEBUT', cible: 'periode.du' },
      { champ: 'FIN', cible: 'periode.au' },
    ]);
    expect(document.ouverture.periodes).toMatchObject([{ du: '2027-01-01', au: '2027-01-02' }]);
  });

  it('fill an empty field with its default', () => {
    expect(interpret({ P: null }, [{ champ: 'P', cible: 'lieu.commune', defaut: 'VILLE' }]).document.lieu.commune).toBe(
      'VILLE',
    );
  });

  it('refuse a record without a required field', () => {
    const sans = () => interpret({ P: ' ' }, [{ champ: 'P', cible: 'lieu.commune', obligatoire: true }]);
    expect(sans).toThrow(FicheRefusee);
    expect(sans).toThrow('Le champ obligatoire «\u00a0P\u00a0» est vide.');
  });
});
