import { describe, expect, it } from 'vitest';
import { interpret, thes } from '../testing.ts';

describe('tariff rows', () => {
  const tarifs = (valeur: unknown, autres = {}) =>
    interpret({ TARIFS: valeur }, [{ champ: 'TARIFS', cible: 'tarifs', ...autres }]).document.tarifs;

  it('are read whichever side the amounts are on', () => {
    const attendu = {
      libelle: { libelle: { fr: 'Adulte' } },
      min: 5,
      max: 8.5,
      devise: 'EUR',
      note: { fr: 'Le week-end' },
    };
    expect(tarifs('Adulte|Le week-end|5|8,50').lignes[0]).toMatchObject(attendu);
    expect(tarifs('Adulte|5|8,50|Le week-end').lignes[0]).toMatchObject(attendu);
  });

  it('make what costs something something to pay', () => {
    expect(tarifs('Adulte|5||').mode).toBe('payant');
    expect(tarifs('Gratuit|||')).toMatchObject({ mode: 'gratuit', lignes: [] });
    expect(tarifs('Gratuit|||#Adulte|5||').mode).toBe('payant');
  });

  it('take a zero beside a price for an empty box', () => {
    expect(tarifs('Adulte|5|0|').lignes[0]).not.toHaveProperty('max');
  });

  it('come from sub-tables with their dates', () => {
    const [ligne] = tarifs([
      {
        ID: 1,
        IntituleTarifs: thes('AD', 'Adulte'),
        MinimumEuro: 12,
        MaximumEuro: 15,
        Datedebutvalidite: '2027-01-01T00:00:00',
        Datefinvalidite: '2027-12-31T00:00:00',
        complementtarifs: 'Petit déjeuner compris',
      },
    ]).lignes;
    expect(ligne).toEqual({
      libelle: { schema: 'tis:cdt99:TARIFS', code: 'AD', libelle: { fr: 'Adulte' } },
      min: 12,
      max: 15,
      devise: 'EUR',
      du: '2027-01-01',
      au: '2027-12-31',
      note: { fr: 'Petit déjeuner compris' },
    });
  });

  it('of next year say so', () => {
    const { document } = interpret({ TARIFSANNEESUIVANTE: 'Adulte|6||' }, [
      { champ: 'TARIFSANNEESUIVANTE', cible: 'tarifs' },
    ]);
    expect(document.tarifs.lignes[0]?.note?.fr).toBe('Tarif de l’année suivante.');
  });

  it('keep the record when an amount cannot be read', () => {
    const { document, avertissements } = interpret({ T: 'Adulte|douze' }, [
      { champ: 'T', cible: 'tarifs', colonnes: ['libelle', 'min'] },
    ]);
    expect(document.tarifs.lignes).toHaveLength(1);
    expect(avertissements).toEqual([{ chemin: 'T[0]', message: 'Montant illisible.', valeur: 'douze' }]);
  });
});

describe('contact rows', () => {
  const read = (valeur: unknown, cible: 'contacts' | 'contact.reservation' = 'contacts', autres = {}) =>
    interpret({ MoyenDeCom: valeur }, [{ champ: 'MoyenDeCom', cible, ...autres }]);
  const contacts = (...args: Parameters<typeof read>) =>
    read(...args).document.contacts.map(({ genre, valeur }) => `${genre} ${valeur}`);

  it('are known by their labels', () => {
    expect(
      contacts(
        'Téléphone filaire|05 00 00 00 01#Téléphone cellulaire|06 00 00 00 01#Télécopieur /fax|05 00 00 00 02#Mél|a@b.fr#Site web (url)|www.exemple.fr',
      ),
    ).toEqual([
      'telephone 05 00 00 00 01',
      'mobile 06 00 00 00 01',
      'fax 05 00 00 00 02',
      'email a@b.fr',
      'site http://www.exemple.fr',
    ]);
  });

  it.each([
    ['C1', '05 00 00 00 01', 'telephone'],
    ['C2', '05 00 00 00 01', 'fax'],
    ['C4', 'a@b.fr', 'email'],
    ['C5', 'https://exemple.fr', 'site'],
    ['C6', '06 00 00 00 01', 'mobile'],
  ])('are known by their code %s', (code, valeur, genre) => {
    expect(contacts([{ Moyendecommunication: thes(code, 'Autre libellé'), Coordonnees: valeur }])).toEqual([
      `${genre} ${valeur}`,
    ]);
    expect(contacts([{ TypedaccesTelecom: thes(code, ''), CoordonneesTelecom: valeur }])).toEqual([
      `${genre} ${valeur}`,
    ]);
  });

  it('of networks are contacts too', () => {
    expect(
      contacts([{ Typedeplateforme: thes('FACE', 'Facebook'), URL: 'https://facebook.com/exemple', codeembed: null }]),
    ).toEqual(['facebook https://facebook.com/exemple']);
  });

  it('keep the anchor of an address', () => {
    expect(contacts('Site web (URL)|https://exemple.fr/#/accueil#Mél|a@b.fr')).toEqual([
      'site https://exemple.fr/#/accueil',
      'email a@b.fr',
    ]);
  });

  it('put an address found in the fax box where it belongs, and say so', () => {
    const { document, avertissements } = read('Fax|https://exemple.fr');
    expect(document.contacts).toMatchObject([{ genre: 'site', valeur: 'https://exemple.fr' }]);
    expect(avertissements).toHaveLength(1);
  });

  it('of an unknown kind are kept by their shape, and the kind is reported', () => {
    const { document, inconnues } = read('Pigeon|a@b.fr');
    expect(document.contacts).toMatchObject([{ genre: 'email', libelle: { fr: 'Pigeon' } }]);
    expect(inconnues).toEqual([{ champ: 'MoyenDeCom', valeur: 'Pigeon' }]);
  });

  it('of a booking office may be published, the person apart', () => {
    const { document } = read('Camille Exemple||05 00 00 00 01||resa@exemple.fr', 'contact.reservation', {
      colonnes: ['personne', 'telephone', 'email'],
      separateurs: { lignes: '##', colonnes: '||' },
    });
    expect(document.contacts).toMatchObject([
      { genre: 'telephone', role: 'reservation', personne: 'Camille Exemple' },
      { genre: 'email', role: 'reservation' },
    ]);
  });

  it('of one column have their remark behind the number', () => {
    const { document } = interpret({ TELCOMPLET: '+33 5 00 00 00 01|répondeur' }, [
      { champ: 'TELCOMPLET', cible: 'contact.telephone' },
    ]);
    expect(document.contacts).toEqual([
      { genre: 'telephone', valeur: '05 00 00 00 01', libelle: { fr: 'répondeur' }, role: 'public' },
    ]);
  });

  it('hidden in a link are found', () => {
    const { document } = interpret(
      { DETAILSITE: "<strong>Site :</strong> <a href='http://exemple.fr/x' target=blank>Voir</a>" },
      [{ champ: 'DETAILSITE', cible: 'contact.site' }],
    );
    expect(document.contacts[0]?.valeur).toBe('http://exemple.fr/x');
  });
});

describe('media rows', () => {
  const medias = (valeur: unknown, autres = {}) =>
    interpret({ Photos: valeur }, [{ champ: 'Photos', cible: 'media.photo', ...autres }]).document.medias;

  it('have an address, a title and a credit', () => {
    expect(medias('https://m.exemple/a.jpg|La plage|© Exemple#https://m.exemple/b.jpg||')).toMatchObject([
      { cle: 'ajpg', genre: 'image', url: 'https://m.exemple/a.jpg', titre: { fr: 'La plage' }, credit: '© Exemple' },
      { url: 'https://m.exemple/b.jpg' },
    ]);
  });

  it('of four columns have the title third', () => {
    expect(medias('https://m.exemple/a.jpg||La plage|')[0]).toMatchObject({ titre: { fr: 'La plage' } });
  });

  it('come from sub-tables with the end of their rights', () => {
    expect(
      medias([
        {
          ID: 1,
          Ordre: 1,
          Photo: { MediaID: 'm', Titre: 'La plage', Credit: 'Exemple', Url: 'https://m.exemple/a.jpg' },
          Datedefindutilisation: '2027-12-31T00:00:00',
        },
        { ID: 2, Ordre: 2, Photo: null },
      ]),
    ).toEqual([
      {
        cle: 'ajpg',
        genre: 'image',
        url: 'https://m.exemple/a.jpg',
        titre: { fr: 'La plage' },
        credit: 'Exemple',
        jusquAu: '2027-12-31',
      },
    ]);
  });

  it('are taken out of ready-made HTML, at their real size', () => {
    expect(medias('<img src="https://m.exemple/a.jpg?width=150&height=120" />')[0]?.url).toBe(
      'https://m.exemple/a.jpg',
    );
  });

  it('that are names of files are completed by the mapping', () => {
    const transformations = [{ kind: 'prefixe', texte: 'https://m.exemple/upload/' }];
    expect(medias('a.jpg||||##b.jpg||||', { transformations }).map(({ url }) => url)).toEqual([
      'https://m.exemple/upload/a.jpg',
      'https://m.exemple/upload/b.jpg',
    ]);
  });

  it('of a logo are no photo', () => {
    const { document } = interpret({ LOGO: { MediaID: 'm', Url: 'https://m.exemple/l.png' } }, [
      { champ: 'LOGO', cible: 'medias' },
    ]);
    expect(document.medias).toMatchObject([{ genre: 'logo' }]);
  });

  it('met twice are one, with all that is known of it', () => {
    const { document } = interpret(
      { PHOTO: 'https://m.exemple/a.jpg', PHOTOCOMPLET: 'https://m.exemple/a.jpg||La plage|' },
      [
        { champ: 'PHOTO', cible: 'media.photo' },
        { champ: 'PHOTOCOMPLET', cible: 'media.photo' },
        { champ: 'CREDIT', cible: 'media.credit', defaut: 'Exemple' },
      ],
    );
    expect(document.medias).toMatchObject([{ titre: { fr: 'La plage' }, credit: 'Exemple' }]);
  });
});
