import { type Annonce, type AnyRecord, type Creation, nouvelleCreation, type Role } from '@bridge/contract';
import { sql } from 'kysely';
import { emptyTables } from '../../../platform/db/testing/empty-tables.ts';
import { onceBy } from '../../../testing/once-by.ts';
import type { Answer, Person, World } from '../../../testing/world.ts';

/** An office that sells espaces, with functions to fill them. */
export interface Regie {
  readonly office: number;
  /** May say yes. */
  readonly responsable: Person;
  /** Writes, and asks. */
  readonly redacteur: Person;
  readonly format: AnyRecord;
  readonly espace: AnyRecord;
  readonly annonceur: AnyRecord;
  person(role: Role, entite?: number): Promise<Person>;
  creation(values?: Partial<Creation>): Creation;
  /** An annonce of text that lacks nothing. */
  annonce(values?: object, by?: Person): Promise<Annonce>;
  tryAnnonce(values?: object, by?: Person): Promise<Answer<Annonce>>;
  act(by: Person, annonce: Pick<Annonce, 'id' | 'version'>, verbe: string, body?: object): Promise<Answer<Annonce>>;
  media(values?: Readonly<Record<string, unknown>>): Promise<number>;
}

const ANNONCES = '/api/annonces/annonce';

/** People stay from one test to the next: signing in is most of opening an office. Only another hour ends a session. */
const teamsOf = onceBy(
  (world: World) => world,
  (world) =>
    onceBy(
      (at: number) => at,
      () => createTeam(world),
    ),
);

/** The people of an office. */
async function createTeam(world: World) {
  const office = await world.createEntite('Office');
  const person = (role: Role) => world.person({ roles: [role], entiteId: office });
  return {
    office,
    root: await person('ROLE_SUPER_ADMIN'),
    responsable: await person('ROLE_ANNONCE_ADMIN'),
    redacteur: await person('ROLE_ANNONCE_USER'),
  };
}

export async function openRegie(world: World): Promise<Regie> {
  await emptyTables(world.db, 'annonces', 'annonceurs', 'espaces', 'tags_annonce', 'formats_annonce', 'medias');
  await world.setParametres({ enable_module_ads: true });
  const { office, root, responsable, redacteur } = await teamsOf(world)(world.now.getTime());
  const person = (role: Role, entiteId = office) => world.person({ roles: [role], entiteId });
  const made = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const format = await made(
    root.call<AnyRecord>('POST', '/api/annonces/format', {
      nom: 'Texte seul',
      code: 'texte-seul',
      genre: 'texte',
      maxTitre: 40,
      partage: 'toutes',
    }),
  );
  const espace = await made(
    responsable.call<AnyRecord>('POST', '/api/annonces/space', {
      nom: 'Pied de fiche',
      code: 'pied-de-fiche',
      emplacement: 'pied-de-fiche',
      formats: [format.id],
    }),
  );
  const annonceur = await made(
    responsable.call<AnyRecord>('POST', '/api/annonces/annonceur', { nom: 'Cycles de l’Ambre', partage: 'toutes' }),
  );
  const creation = (values: Partial<Creation> = {}): Creation => ({
    ...nouvelleCreation(format.id),
    titre: 'Louez un vélo',
    url: 'https://velos.exemple.fr/',
    ...values,
  });
  const tryAnnonce = (values: object = {}, by = redacteur) =>
    by.call<Annonce>('POST', ANNONCES, {
      nom: 'Vélos',
      format: format.id,
      annonceur: annonceur.id,
      creations: [creation()],
      du: '2027-06-01',
      au: '2027-08-31',
      espaces: [espace.id],
      ...values,
    });
  return {
    office,
    responsable,
    redacteur,
    format,
    espace,
    annonceur,
    person,
    creation,
    tryAnnonce,
    annonce: (values, by) => made(tryAnnonce(values, by)),
    act: (by, { id, version }, verbe, body = {}) =>
      by.call<Annonce>('POST', `${ANNONCES}/${id}/${verbe}`, { version, ...body }),
    media: async (values = {}) => {
      const row = {
        fichier: JSON.stringify({ id: crypto.randomUUID(), nom: 'photo.jpg' }),
        titre: JSON.stringify({ fr: 'Photo' }),
        credit: '© Office',
        supports: ['web', 'publicite'],
        type_mime: 'image/jpeg',
        poids: 100_000,
        largeur: 2_000,
        hauteur: 1_000,
        entite_id: office,
        ...values,
      };
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      const { rows } = await sql<{ id: number }>`
        INSERT INTO medias (${columns}) VALUES (${sql.join(Object.values(row))}) RETURNING id`.execute(world.db);
      return rows[0]?.id ?? 0;
    },
  };
}
