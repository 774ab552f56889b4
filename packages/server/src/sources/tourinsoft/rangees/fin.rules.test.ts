import type { Ligne } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { interpretFiche } from '../interpretation.ts';
import { uneFiche } from '../testing.ts';

const understood = (champs: Record<string, unknown>, lignes: Ligne[]) =>
  interpretFiche({ client: 'cdt99', lignes, typeBridge: null }, uneFiche(champs));

describe('what comes in fields of its own', () => {
  it('is put together: dates with hours, by the number in their names', () => {
    const { document } = understood(
      { DateDebut1: '01/05/2026', DateFin1: '02/05/2026', Heure1: '20h30', DateDebut2: '03/06/2026' },
      [
        { champ: 'DateDebut1', cible: 'periode.du' },
        { champ: 'DateFin1', cible: 'periode.au' },
        { champ: 'Heure1', cible: 'periode.ouvre' },
        { champ: 'DateDebut2', cible: 'periode.du' },
      ],
    );
    expect(document.ouverture.periodes).toMatchObject([
      { du: '2026-05-01', au: '2026-05-02', creneaux: [{ ouvre: '20:30' }] },
      { du: '2026-06-03', creneaux: [] },
    ]);
  });

  const periodesDe = (champs: Record<string, string>, cibles: Record<string, Ligne['cible']>) =>
    understood(
      champs,
      Object.entries(cibles).map(([champ, cible]) => ({ champ, cible })),
    ).document.ouverture;

  it('is put together by what the names have besides their beginning and their end', () => {
    const { periodes } = periodesDe(
      {
        ...{ 'Ouverture été début': '01/06/2026', 'Ouverture été fin': '30/09/2026' },
        ...{ 'Ouverture hiver début': '01/12/2026', 'Ouverture hiver fin': '28/02/2027', 'Heure début été': '9h' },
      },
      {
        ...{ 'Ouverture été début': 'periode.du', 'Ouverture été fin': 'periode.au' },
        ...{ 'Ouverture hiver début': 'periode.du', 'Ouverture hiver fin': 'periode.au' },
        ...{ 'Heure début été': 'periode.ouvre' },
      },
    );
    expect(periodes).toMatchObject([
      { du: '2026-06-01', au: '2026-09-30', creneaux: [{ ouvre: '09:00' }] },
      { du: '2026-12-01', au: '2027-02-28', creneaux: [] },
    ]);
  });

  const heuresDe = (champs: Record<string, string>) =>
    periodesDe(
      champs,
      Object.fromEntries(
        Object.keys(champs).map((champ) => [champ, /ouv/i.test(champ) ? 'periode.ouvre' : 'periode.ferme']),
      ),
    ).periodes;

  it('is closed on the days that have no hours, where each of the others has its own', () => {
    expect(heuresDe({ LundiOuverture: '9h', LundiFermeture: '12h', SamediOuverture: '10h' })).toEqual([
      {
        chaqueAnnee: false,
        regle: 'hebdomadaire',
        jours: ['lundi', 'samedi'],
        creneaux: [
          { ouvre: '09:00', ferme: '12:00', jours: ['lundi'] },
          { ouvre: '10:00', jours: ['samedi'] },
        ],
      },
    ]);
    expect(heuresDe({ Ouverture: '9h', SamediOuverture: '10h' })).toMatchObject([{ regle: 'quotidien' }]);
  });

  it('has days of three letters where another field names one so, and nowhere else', () => {
    expect(heuresDe({ HeureOuvertureMer: '9h' })).toEqual([
      { chaqueAnnee: false, regle: 'quotidien', creneaux: [{ ouvre: '09:00' }] },
    ]);
    expect(heuresDe({ OuvertureMer: '9h', OuvertureJeu: '10h' })).toMatchObject([
      { regle: 'hebdomadaire', jours: ['mercredi', 'jeudi'] },
    ]);
  });

  it('has the hours of a morning and those of an afternoon, and those of a day', () => {
    const cibles: Record<string, Ligne['cible']> = {
      ...{ date_debut: 'periode.du', date_fin: 'periode.au', matin_ouverture: 'periode.ouvre' },
      ...{
        matin_fermeture: 'periode.ferme',
        apresmidi_ouverture: 'periode.ouvre',
        dimanche_ouverture: 'periode.ouvre',
      },
    } as const;
    const { periodes } = periodesDe(
      {
        ...{ date_debut: '01/06/2026', date_fin: '30/09/2026', matin_ouverture: '9h', matin_fermeture: '12h' },
        ...{ apresmidi_ouverture: '14h', dimanche_ouverture: '10h' },
      },
      cibles,
    );
    expect(periodes).toMatchObject([
      {
        du: '2026-06-01',
        creneaux: [{ ouvre: '09:00', ferme: '12:00' }, { ouvre: '14:00' }, { ouvre: '10:00', jours: ['dimanche'] }],
      },
    ]);
  });

  it('is one period where a beginning and an end alone have other names, and a text where no date is read', () => {
    const cibles = { debut_saison: 'periode.du', fin_validite: 'periode.au', debut_fete: 'periode.du' } as const;
    const { periodes, texte } = periodesDe(
      { debut_saison: '01/06/2026', fin_validite: '30/09/2026', debut_fete: 'Pâques' },
      cibles,
    );
    expect(periodes).toMatchObject([{ du: '2026-06-01', au: '2026-09-30' }]);
    expect(texte?.fr).toBe('Debut fete\u00a0: Pâques');
  });

  it('is a price with its two ends, and another for each name', () => {
    const { document } = understood({ TarifMin: '5', TarifMax: '8,50', PrixEnfant: '3' }, [
      { champ: 'TarifMin', cible: 'tarif.min' },
      { champ: 'TarifMax', cible: 'tarif.max' },
      { champ: 'PrixEnfant', cible: 'tarif.min' },
    ]);
    expect(document.tarifs).toMatchObject({ mode: 'payant', lignes: [{ min: 5, max: 8.5 }, { min: 3 }] });
  });

  it('goes to the photo of the same number, or to all of them', () => {
    const { document } = understood(
      { Photo1: 'https://m.exemple.fr/1.jpg', Photo2: 'https://m.exemple.fr/2.jpg', Titre2: 'Le pont', Credit: 'OT' },
      [
        { champ: 'Photo1', cible: 'media.photo' },
        { champ: 'Photo2', cible: 'media.photo' },
        { champ: 'Titre2', cible: 'media.titre' },
        { champ: 'Credit', cible: 'media.credit' },
      ],
    );
    expect(document.medias).toMatchObject([{ credit: 'OT' }, { credit: 'OT', titre: { fr: 'Le pont' } }]);
    expect(document.medias[0]).not.toHaveProperty('titre');
  });

  it('says who owns the record, how it is paid and where it is', () => {
    const { document, source } = understood(
      { Office: 'OT du Val', Acces: 'Participation libre', Position: '48.69, 6.18' },
      [
        { champ: 'Office', cible: 'proprietaire' },
        { champ: 'Acces', cible: 'tarifs.mode' },
        { champ: 'Position', cible: 'lieu.adresse' },
      ],
    );
    expect(source.proprietaire).toMatchObject({ nom: 'OT du Val' });
    expect(document.tarifs.mode).toBe('participation');
    expect(document.lieu.point).toMatchObject({ lat: 48.69, lon: 6.18 });
  });

  it('keeps the columns that mean nothing to their rows as facts', () => {
    const { document } = understood(
      { Photos: [{ ID: 1, Photo: { Url: 'https://m.exemple.fr/1.jpg' }, Humeur: 'gaie' }] },
      [{ champ: 'Photos', cible: 'media.photo' }],
    );
    expect(document.criteres).toMatchObject([
      { critere: { code: 'Photos.Humeur' }, modalite: { libelle: { fr: 'gaie' } } },
    ]);
  });
});

describe('what an objet has once', () => {
  it('is its first value, and what differs from it stays as a fact', () => {
    const { document } = understood(
      {
        ville: 'NANCY',
        commune: 'Nancy',
        bureau: 'Metz',
        cp: '54000',
        cp2: '57000',
        salle: 'La grange',
        lieu: 'Le pré',
      },
      [
        { champ: 'ville', cible: 'lieu.commune' },
        { champ: 'commune', cible: 'lieu.commune' },
        { champ: 'bureau', cible: 'lieu.commune' },
        { champ: 'cp', cible: 'lieu.codePostal' },
        { champ: 'cp2', cible: 'lieu.codePostal' },
        { champ: 'salle', cible: 'lieu.nom' },
        { champ: 'lieu', cible: 'lieu.nom' },
      ],
    );
    expect(document.lieu).toMatchObject({ commune: 'NANCY', codePostal: '54000', nom: 'La grange' });
    expect(document.criteres.map(({ critere, texte, nombre }) => [critere.code, texte ?? nombre])).toEqual([
      ['bureau', 'Metz'],
      ['cp2', 57_000],
      ['lieu', 'Le pré'],
    ]);
  });

  it('keeps a second address, and what the columns of the first do not name', () => {
    const adresse = '3 rue Basse||54000|Nancy|Entrée B#Bureau||57000|Metz|';
    const { document } = understood({ adresse }, [{ champ: 'adresse', cible: 'lieu.adresse' }]);
    expect(document.lieu).toMatchObject({ rue: ['3 rue Basse'], commune: 'Nancy' });
    expect(JSON.stringify(document.criteres)).toMatch(/Metz.*Entrée B/);
  });

  it('keeps prices that differ by their dates alone, and a third amount', () => {
    const rows = [
      { Libelle: 'Adulte', Prix: '12', Datedebut: '2026-05-01', Datefin: '2026-06-30' },
      { Libelle: 'Adulte', Prix: '12', Datedebut: '2026-09-01', Datefin: '2026-10-30' },
      { Libelle: 'Adulte', Prix: '12' },
    ];
    const lues = understood({ Tarifs: rows }, [{ champ: 'Tarifs', cible: 'tarifs' }]).document.tarifs.lignes;
    expect(lues.map(({ du }) => du)).toEqual(['2026-05-01', '2026-09-01']);
    const [enTexte] = understood({ Tarifs: 'Menu|12|18|25' }, [{ champ: 'Tarifs', cible: 'tarifs' }]).document.tarifs
      .lignes;
    expect(enTexte).toMatchObject({ min: 12, max: 18, note: { fr: '25' } });
  });

  it('has captions in each language that a field gives', () => {
    const photo = (Titre: string) => [{ Url: 'https://m.exemple.fr/a.jpg', Titre }];
    const { document } = understood({ Photos: photo('Le gué'), PhotosEN: photo('The ford') }, [
      { champ: 'Photos', cible: 'media.photo' },
      { champ: 'PhotosEN', cible: 'media.photo', langue: 'en' },
    ]);
    expect(document.medias).toMatchObject([{ titre: { fr: 'Le gué', en: 'The ford' } }]);
  });

  it('keeps a period whose dates nobody can read as words', () => {
    const { ouverture } = understood({ Ouverture: 'De mai|à octobre|10:00|12:00' }, [
      { champ: 'Ouverture', cible: 'periodes' },
    ]).document;
    expect(ouverture).toMatchObject({ periodes: [], texte: { fr: 'De mai – à octobre – 10:00 – 12:00' } });
    const { texte } = understood({ Dates: 'De Pâques à la Toussaint' }, [{ champ: 'Dates', cible: 'periodes' }])
      .document.ouverture;
    expect(texte?.fr).toBe('De Pâques à la Toussaint');
  });
});
