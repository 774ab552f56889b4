import { type DocumentObjet, documentVide, type TypeBridge } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { insertObjets } from '../../../../catalogue/testing/objets.ts';
import { ouverture, periode } from '../../../../catalogue/testing/ouvertures.ts';
import { emptyTables } from '../../../../platform/db/testing/empty-tables.ts';
import { useWorld } from '../../../../testing/use-world.ts';
import type { Visite } from '../../pages/composition.ts';
import { createEditeur, type Editeur } from '../../testing/editeur.ts';
import { sortieDeListe } from '../liste.ts';

const SOIR = ouverture([
  periode({ regle: 'dates', dates: ['2026-11-21'], creneaux: [{ ouvre: '18:30', ferme: '22:00' }] }),
]);

/** A list that goes out as data, of the objets of an office: five, one of them hidden. */
export function useSorties() {
  const world = useWorld();
  let editeur: Editeur;
  let visite: Visite;
  let ids: number[];

  async function objets(
    rows: readonly {
      nom: string;
      type?: TypeBridge;
      commune?: string;
      more?: object;
      document?: Partial<DocumentObjet>;
    }[],
  ) {
    const { db } = world();
    const found: number[] = [];
    for (const { nom, type = 'restaurant', commune = 'Malbrume', more = {}, document = {} } of rows) {
      const [id = 0] = await insertObjets(db, [
        {
          nom,
          type_bridge: type,
          commune,
          latitude: 45.123456,
          longitude: 5.654321,
          entite_id: editeur.site.entiteId,
          ...more,
        },
      ]);
      const whole = { ...documentVide(), typeBridge: type, nom: { fr: nom }, ...document };
      await sql`INSERT INTO objet_documents (objet_id, document, source, brut)
        VALUES (${id}, ${JSON.stringify(whole)}::jsonb, '{}', '')`.execute(db);
      found.push(id);
    }
    return found;
  }

  beforeEach(async () => {
    const { db } = world();
    await emptyTables(
      db,
      'objets',
      'sites',
      'listes_web',
      'cartes',
      'fiches_web',
      'modeles_liste',
      'selections',
      'publications',
      'publications_en_cours',
    );
    editeur = await createEditeur(world());
    visite = {
      site: 'ot',
      langue: 'fr',
      base: '/public/ot',
      adresse: 'https://bridge.example/public/ot',
      at: world().now,
    };
    ids = await objets([
      { nom: 'Auberge' },
      { nom: 'Bistrot', commune: 'Valbrune', more: { latitude: null, longitude: null } },
      { nom: 'Café' },
      {
        nom: 'Marché',
        type: 'evenement',
        document: { ouverture: SOIR },
        more: { prochaine_date: '2026-11-21', derniere_date: '2026-11-21' },
      },
      { nom: 'Hôtel caché', more: { statut: 'masque' } },
    ]);
    const liste = await editeur.liste('sorties', {
      exports: ['csv', 'ics', 'rss', 'jsonld'],
      parPage: 2,
      titre: { fr: 'Où sortir', en: 'Going out' },
    });
    await editeur.publish(liste);
  });

  const sortie = (format: string, requete = '', changes: Partial<Visite> = {}, code = 'sorties') =>
    sortieDeListe(world().db, { ...visite, ...changes }, { code, format, requete: new URLSearchParams(requete) });
  const json = async (requete = '') => JSON.parse((await sortie('json', requete))?.corps ?? 'null');

  return {
    world,
    objets,
    sortie,
    json,
    get editeur() {
      return editeur;
    },
    get visite() {
      return visite;
    },
    get ids() {
      return ids;
    },
  };
}
