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
});
