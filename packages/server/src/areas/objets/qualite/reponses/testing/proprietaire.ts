import type { EndpointAnswer, reponsesDeCorrection, shareCorrection } from '@bridge/contract';
import { sql } from 'kysely';
import { insertObjets } from '../../../../../catalogue/testing/objets.ts';
import type { World } from '../../../../../testing/world.ts';

type Lues = EndpointAnswer<typeof reponsesDeCorrection>;

/** An owner with a link, who answers an office about an objet; and an objet of another owner. */
export async function unProprietaire(world: World) {
  const { app, db } = world;
  const entiteId = await world.createEntite('Office du Val');
  const admin = await world.person({ roles: ['ROLE_ADMIN'], entiteId });
  const own = { entite_id: entiteId, proprietaire: 'Gîtes du Val', anomalies: ['sans-photo', 'type-inconnu'] };
  await insertObjets(db, [
    { ...own, nom: 'Gîte du lac' },
    { ...own, nom: 'D’un autre', proprietaire: 'Auberges' },
  ]);
  const { rows } = await sql<{ id: number; nom: string }>`
    SELECT id, nom FROM objets WHERE entite_id = ${entiteId}`.execute(db);
  const idOf = (wanted: string) => rows.find(({ nom }) => nom === wanted)?.id ?? 0;
  const objet = idOf('Gîte du lac');

  let visitor = 0;
  const page = async (url: string) => (await app.inject({ method: 'GET', url })).body;
  const read = async (person = admin, query = '') =>
    (await person.call<Lues>('GET', `/api/qualite/reponses${query}`)).body.data;
  return {
    ...{ admin, objet, ailleurs: idOf('D’un autre'), page, read },
    share: async () => {
      const wanted = { proprietaire: 'Gîtes du Val', jours: 30 };
      const { body } = await admin.call<EndpointAnswer<typeof shareCorrection>>('POST', '/api/qualite/liens', wanted);
      return body.data.adresse;
    },
    /** Sends a form about the objet, unless its fields name another. */
    send: (url: string, fields: Record<string, string>, remoteAddress = `203.0.113.${++visitor}`) =>
      app.inject({
        method: 'POST',
        url,
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
        payload: new URLSearchParams({ objet: String(objet), ...fields }).toString(),
      }),
    /** What the form of a page tells that it came with. */
    dites: async (url: string) => ditesDans(await page(url)),
    handle: (lue: Pick<Lues['items'][number], 'id' | 'recueLe'> | undefined, person = admin) =>
      person.call('POST', `/api/qualite/reponses/${lue?.id}/traiter`, { traitee: true, recueLe: lue?.recueLe }),
    /** The texts to read, each with those before it. */
    textes: async () =>
      (await read()).items.map(({ texte, precedentes }) => [texte, precedentes.map((avant) => avant.texte)]),
  };
}

export const ditesDans = (html: string): string => / name="dites" value="([^"]*)"/.exec(html)?.[1] ?? '';
