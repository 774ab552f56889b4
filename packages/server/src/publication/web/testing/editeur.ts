import { type AnyRecord, SANS_REGLE } from '@bridge/contract';
import { sql } from 'kysely';
import type { Person, World } from '../../../testing/world.ts';

/** An editor who makes sites and lists by the calls of the console. */
export interface Editeur {
  readonly person: Person;
  readonly site: AnyRecord;
  readonly selection: AnyRecord;
  create(path: string, values: object): Promise<AnyRecord>;
  change(path: string, record: AnyRecord, values: object): Promise<AnyRecord>;
  liste(code: string, values?: object): Promise<AnyRecord>;
  /** Publishes the list as it is saved. */
  publish(liste: AnyRecord, dates?: object): ReturnType<Person['call']>;
}

export async function createEditeur(world: World, code = 'ot', site: object = {}): Promise<Editeur> {
  const entite = await world.createEntite('Office');
  const person = await world.person({ roles: ['ROLE_ADMIN'], entiteId: entite });
  const create = async (path: string, values: object) => {
    const { status, body } = await person.call<AnyRecord>('POST', `/api${path}`, values);
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body.data;
  };
  const [gabarit, element] = await Promise.all([idOf(world, 'gabarits_liste'), idOf(world, 'gabarits_element')]);
  const made = {
    site: await create('/web/sites', {
      nom: `Site ${code}`,
      code,
      langues: ['fr', 'en'],
      langueParDefaut: 'fr',
      ...site,
    }),
    selection: await create('/selections', { nom: 'Restaurants', code: `restaurants-${code}`, regles: SANS_REGLE }),
    modele: await create('/web/listModels', {
      nom: 'Modèle',
      code: `modele-${code}`,
      gabarit,
      gabaritElement: element,
    }),
  };
  return {
    ...made,
    person,
    create,
    change: async (path, record, values) => {
      const { status, body } = await person.call<AnyRecord>('PUT', `/api${path}/${record.id}`, {
        version: record.version,
        ...values,
      });
      if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
      return body.data;
    },
    liste: (code, values = {}) =>
      create('/web/listes', {
        nom: code,
        code,
        titre: { fr: code },
        sites: [made.site.id],
        selection: made.selection.id,
        modele: made.modele.id,
        ...values,
      }),
    publish: ({ id, version }, dates = {}) =>
      person.call('POST', `/api/web/listes/${id}/publier`, { version, du: null, au: null, ...dates }),
  };
}

async function idOf(world: World, table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM ${sql.table(table)} ORDER BY id LIMIT 1`.execute(world.db);
  return rows[0]?.id ?? 0;
}
