import type { AnyRecord, Publications } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { useWorld } from '../../testing/use-world.ts';
import { createEditeur, type Editeur } from '../web/testing/editeur.ts';

/** A list of a site, saved and not published yet, and who publishes it. */
export function useListe() {
  const world = useWorld();
  let editeur: Editeur;
  let liste: AnyRecord;

  beforeEach(async () => {
    await emptyTables(
      world().db,
      'sites',
      'listes_web',
      'selections',
      'modeles_liste',
      'publications',
      'changements_publics',
    );
    editeur = await createEditeur(world());
    liste = await editeur.liste('restaurants');
  });

  const at = (path: string, id = liste.id) => `/api/web/listes/${id}/${path}`;
  const read = async () => (await editeur.person.call<AnyRecord>('GET', `/api/web/listes/${liste.id}`)).body.data;
  const changeListe = async (values: object) => {
    liste = await editeur.change('/web/listes', liste, values);
  };
  const post = (path: string, body?: object) => editeur.person.call<Publications>('POST', at(path), body);
  const publishListe = (version = liste.version, dates: object = {}) =>
    post('publier', { version, du: null, au: null, ...dates });
  const clesNotees = async () => {
    const { rows } = await sql<{ cles: string[] }>`SELECT cles FROM changements_publics ORDER BY id`.execute(
      world().db,
    );
    return rows.flatMap(({ cles }) => cles);
  };

  return {
    world,
    at,
    read,
    changeListe,
    post,
    publishListe,
    clesNotees,
    get editeur() {
      return editeur;
    },
    get liste() {
      return liste;
    },
  };
}
