import type { DocumentObjet, TypeBridge } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { ouverture, periode } from '../../../catalogue/testing/ouvertures.ts';
import { interpretDatatourisme } from '../../../sources/datatourisme/interpretation.ts';
import { writeDatatourisme } from './datatourisme.ts';
import { CONTENU, unObjetDeSortie } from './testing/objets.ts';

const flux = { mode: 'fichier', url: '', langues: [], champId: 'dc:identifier' } as const;

function roundTrip(document: Parameters<typeof unObjetDeSortie>[0]) {
  const seule = { total: 1, precedente: null, suivante: null };
  const { '@graph': graph } = JSON.parse(writeDatatourisme(CONTENU, seule, [unObjetDeSortie(document)]));
  return { noeud: graph[0], lu: interpretDatatourisme(flux, graph[0]) };
}

describe('a list as DATAtourisme', () => {
  it('is read back as it was: texts, place, dates, prices, contacts and media', () => {
    const document = {
      nom: { fr: 'Marché de nuit', en: 'Night market' },
      description: { fr: 'Sur le port.', en: 'At the harbour.' },
      ouverture: ouverture([
        periode({ du: '2026-11-21', au: '2026-11-22', creneaux: [{ ouvre: '18:30', ferme: '23:00' }] }),
      ]),
      lieu: {
        rue: ['1 quai du Port'],
        codePostal: '29000',
        commune: 'Quimper',
        insee: '29232',
        pays: 'FR',
        point: { lat: 48, lon: -4.1, qualite: 'source' as const },
        territoires: [],
        environnements: [],
      },
      contacts: [{ genre: 'telephone' as const, valeur: '02 98 00 00 01', role: 'public' as const }],
      medias: [
        {
          cle: 'a',
          genre: 'image' as const,
          url: 'https://medias.exemple.fr/a.jpg',
          credit: 'OT',
          titre: { fr: 'Le port' },
        },
      ],
      tarifs: {
        lignes: [
          { libelle: { schema: 's', code: 'plein', libelle: { fr: 'Plein tarif' } }, min: 5, max: 8, devise: 'EUR' },
        ],
        paiements: [],
      },
    };
    const { lu } = roundTrip({ document });
    expect(lu.document).toMatchObject({
      typeBridge: 'evenement',
      nom: document.nom,
      description: document.description,
      lieu: {
        rue: ['1 quai du Port'],
        codePostal: '29000',
        commune: 'Quimper',
        insee: '29232',
        point: { lat: 48, lon: -4.1 },
      },
      ouverture: { periodes: [{ du: '2026-11-21', au: '2026-11-22', creneaux: [{ ouvre: '18:30', ferme: '23:00' }] }] },
      contacts: document.contacts,
      medias: [{ url: 'https://medias.exemple.fr/a.jpg', credit: 'OT', titre: { fr: 'Le port' } }],
      tarifs: { lignes: [{ libelle: { libelle: { fr: 'Plein tarif' } }, min: 5, max: 8 }] },
    });
    expect(lu.source.identifiant).toBe('12');
    expect(lu.avertissements).toEqual([]);
  });

  it('says how many there are, and where the next ones are', () => {
    const page = { total: 4_000, precedente: null, suivante: 'https://exemple.fr/liste.datatourisme?page=2' };
    expect(JSON.parse(writeDatatourisme(CONTENU, page, []))).toMatchObject({
      'hydra:totalItems': 4_000,
      'hydra:view': { 'hydra:next': page.suivante },
    });
  });

  it('has all the hours of an event, and its first picture before its documents', () => {
    const media = (cle: string, genre: 'image' | 'document') => ({
      cle,
      genre,
      url: `https://medias.exemple.fr/${cle}`,
    });
    const { noeud, lu } = roundTrip({
      document: {
        ouverture: ouverture([
          periode({ du: '2026-11-21', au: '2026-11-21', creneaux: [{ ouvre: '10:00' }, { ouvre: '20:30' }] }),
          periode({ du: '2026-12-24', au: '0226-12-25' }),
        ]),
        medias: [media('plan.pdf', 'document'), media('a.jpg', 'image')],
      },
    });
    expect(noeud.takesPlaceAt).toHaveLength(2);
    expect(lu.document.ouverture.periodes.flatMap(({ creneaux }) => creneaux.map(({ ouvre }) => ouvre))).toEqual([
      '10:00',
      '20:30',
    ]);
    expect(lu.document.medias.map(({ cle }) => cle)).toEqual(['a.jpg', 'plan.pdf']);
  });

  it('gives the photos of the médiathèque at addresses that others may follow', () => {
    const { lu } = roundTrip({
      document: { medias: [{ cle: 'a', genre: 'image', url: '/public/photos/7/0-m5_abc/1280-libre-sujet.webp' }] },
    });
    expect(lu.document.medias.map(({ url }) => url)).toEqual([
      'https://ot.example/public/photos/7/0-m5_abc/1280-libre-sujet.webp',
    ]);
  });

  it('has no contact between professionals, and no photo whose rights are over', () => {
    const { noeud } = roundTrip({
      document: {
        contacts: [{ genre: 'telephone', valeur: '06 00 00 00 01', role: 'proprietaire', personne: 'A. B.' }],
        medias: [{ cle: 'a', genre: 'image', url: 'https://medias.exemple.fr/a.jpg', jusquAu: '2020-01-01' }],
      },
    });
    expect(noeud).not.toHaveProperty('hasContact');
    expect(noeud).not.toHaveProperty('hasMainRepresentation');
    expect(JSON.stringify(noeud)).not.toContain('A. B.');
  });

  const ouvert = (over: Parameters<typeof ouverture>[1], ...periodes: Parameters<typeof ouverture>[0]) =>
    roundTrip({ document: { ouverture: ouverture(periodes, over) }, indexe: { typeBridge: 'patrimoine' } }).lu.document
      .ouverture;

  it('opens a place on its dates, on its days of each month, and in its season of each year', () => {
    const dates = ouvert({}, periode({ regle: 'dates', dates: ['2026-12-24', '2026-12-31'] }));
    expect(dates.periodes).toMatchObject([
      { du: '2026-12-24', au: '2026-12-24' },
      { du: '2026-12-31', au: '2026-12-31' },
    ]);
    const mensuel = ouvert(
      {},
      periode({ regle: 'mensuel', jours: ['lundi'], rangs: [1], creneaux: [{ ouvre: '10:00' }] }),
    );
    expect(mensuel.periodes.slice(0, 2)).toMatchObject([
      { du: '2026-12-07', au: '2026-12-07', creneaux: [{ ouvre: '10:00' }] },
      { du: '2027-01-04', au: '2027-01-04' },
    ]);
    expect(mensuel.periodes.length).toBeGreaterThan(20);
    const saison = ouvert({}, periode({ du: '2010-07-01', au: '2010-08-31', chaqueAnnee: true }));
    expect(saison.periodes.map(({ du, au }) => [du, au])).toEqual([
      ['2027-07-01', '2027-08-31'],
      ['2028-07-01', '2028-08-31'],
    ]);
  });

  it('closes a place on the days that it is closed, and says in words what no date tells', () => {
    const { periodes, texte } = ouvert(
      { fermetures: ['noel'], texte: { fr: 'Sonner.' } },
      periode({
        du: '2026-12-01',
        au: '2026-12-31',
        regle: 'hebdomadaire',
        jours: ['vendredi'],
        note: { fr: 'Sur réservation' },
      }),
      periode({ regle: 'dates', dates: [], nom: 'Jours fériés', creneaux: [{ ouvre: '10:00' }] }),
    );
    expect(periodes).toMatchObject([
      { du: '2026-12-01', au: '2026-12-24', jours: ['vendredi'], note: { fr: 'Sur réservation' } },
      { du: '2026-12-26', au: '2026-12-31', jours: ['vendredi'] },
    ]);
    expect(texte?.fr).toMatch(/Sonner\.\nJours fériés.*10.h\nFermé.*25 décembre$/s);
    expect(ouvert({ fermeTemporairement: true }, periode({ du: '2026-12-01' }))).toMatchObject({
      periodes: [],
      texte: { fr: 'Fermé temporairement' },
    });
  });

  it('has what it costs where no line says it, its capacities, its facts in numbers, its texts and its way', () => {
    const nomme = (fr: string) => ({ schema: 's', code: fr.toLowerCase(), libelle: { fr } });
    const { noeud, lu } = roundTrip({
      indexe: { typeBridge: 'patrimoine' },
      document: {
        tarifs: { mode: 'gratuit', lignes: [], paiements: [] },
        capacites: [
          { mesure: 'nombreChambres', valeur: 4 },
          { mesure: 'Personnes', valeur: 12 },
        ],
        criteres: [
          { critere: nomme('Distance'), nombre: 12 },
          { critere: nomme('Accueil'), modalite: nomme('Wifi'), texte: 'Gratuit' },
        ],
        textes: [{ sujet: nomme('Histoire'), corps: { fr: 'Bâti en 1700.' } }],
        lieu: {
          rue: [],
          pays: 'FR',
          territoires: [],
          environnements: [],
          altitude: 120,
          acces: { fr: 'Par le pont' },
          trace: { format: 'gpx', url: 'https://medias.exemple.fr/a.gpx' },
        },
      },
    });
    expect(lu.document).toMatchObject({
      tarifs: { mode: 'gratuit' },
      capacites: [
        { mesure: 'Distance', valeur: 12 },
        { mesure: 'Nombre de chambres', valeur: 4 },
        { mesure: 'Personnes', valeur: 12 },
      ],
      textes: [{ sujet: { libelle: { fr: 'Histoire' } }, corps: { fr: 'Bâti en 1700.' } }],
      lieu: { altitude: 120, acces: { fr: 'Par le pont' }, trace: { url: 'https://medias.exemple.fr/a.gpx' } },
    });
    expect(lu.document.criteres.find(({ modalite }) => modalite?.code === 'wifi')?.texte).toBe('Gratuit');
    expect(noeud['dc:identifier']).toBe('12');
  });

  it('says whether one comes in for nothing as its page does: of what is visited alone, and « no » only beside a price', () => {
    const lignes = [{ libelle: { schema: 's', code: 'a', libelle: { fr: 'Adulte' } }, min: 9, devise: 'EUR' }];
    const told = (typeBridge: TypeBridge, tarifs: Partial<DocumentObjet['tarifs']>) =>
      roundTrip({ indexe: { typeBridge, prixMin: 9 }, document: { tarifs: { lignes: [], paiements: [], ...tarifs } } })
        .noeud.isAccessibleForFree;
    expect(told('patrimoine', { mode: 'libre' })).toBe(true);
    expect(told('patrimoine', { mode: 'payant', lignes })).toBe(false);
    for (const mode of ['payant', 'non-communique', 'participation'] as const)
      expect(told('patrimoine', { mode }), mode).toBeUndefined();
    for (const type of ['hotel', 'restaurant'] as const)
      expect(told(type, { mode: 'payant', lignes }), type).toBeUndefined();
  });

  it('is known by the id of its producer, where that is told', () => {
    const seule = { total: 1, precedente: null, suivante: null };
    const ecrit = writeDatatourisme(CONTENU, seule, [unObjetDeSortie({})], new Map([[12, 'HOTPOI029000001']]));
    expect(JSON.parse(ecrit)['@graph'][0]['dc:identifier']).toBe('HOTPOI029000001');
  });
});
