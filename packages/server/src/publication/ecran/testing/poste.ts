import type { AnyRecord, Manifeste, PassageJoue } from '@bridge/contract';
import type { InjectOptions } from 'fastify';
import { diaporama, office, slide, suivant } from '../../../areas/display/testing/ecrans.ts';
import type { Person, World } from '../../../testing/world.ts';

type Office = Awaited<ReturnType<typeof office>>;

/** An office with a published diaporama, and a record for a screen that plays it. */
export async function vitrine(world: World, values: object = {}, existing?: Office) {
  const scene = existing ?? (await office(world));
  const { person, gabarit } = scene;
  const sequence = [slide('texte', { titre: { fr: 'Bonjour', en: 'Hello' } })];
  const made = await diaporama(person, gabarit.id, { sequence, ...values });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  await publie(person, made.body.data);
  const ecran = await createEcran(person, { diaporama: made.body.data.id });
  return { ...scene, diaporama: made.body.data, ecran };
}

export async function publie(person: Person, { id, version }: AnyRecord) {
  const answer = await person.call('POST', `/api/display/diaporamas/${id}/publier`, { version, du: null, au: null });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

export async function createEcran(person: Person, values: object = {}): Promise<AnyRecord> {
  const { status, body } = await person.call<AnyRecord>('POST', '/api/display/ecrans', {
    nom: `Écran ${suivant()}`,
    ...values,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}

const json = { 'content-type': 'application/json' };

/** A screen that asks for a code, as a player does. */
export async function allume(world: World) {
  const answer = await world.app.inject({ method: 'POST', url: '/e/api/appairage', headers: json, payload: '{}' });
  const { code, secret } = answer.json<{ code: string; secret: string }>();
  const etat = async () =>
    (
      await world.app.inject({ method: 'POST', url: '/e/api/appairage/etat', headers: json, payload: { secret } })
    ).json<{ etat: string; jeton?: string }>();
  return { code, secret, etat, statut: answer.statusCode };
}

type Answer = Awaited<ReturnType<typeof inject>>;
const inject = (world: World, options: InjectOptions) => world.app.inject(options);

export interface Poste {
  readonly jeton: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, payload: object): Promise<Answer>;
  manifeste(): Promise<Manifeste>;
}

export function poste(world: World, jeton: string): Poste {
  const headers = { authorization: `Bearer ${jeton}` };
  const get: Poste['get'] = (path, more = {}) =>
    inject(world, { method: 'GET', url: `/e/api${path}`, headers: { ...headers, ...more } });
  return {
    jeton,
    get,
    post: (path, payload) => inject(world, { method: 'POST', url: `/e/api${path}`, headers, payload }),
    manifeste: async () => (await get('/manifeste')).json(),
  };
}

/** Pairs a screen. */
export async function pairedWith(world: World, person: Person, ecran: AnyRecord): Promise<Poste> {
  const { code, etat } = await allume(world);
  const paired = await person.call('POST', `/api/display/ecrans/${ecran.id}/appairer`, { code });
  if (paired.status !== 200) throw new Error(JSON.stringify(paired.body));
  const { jeton = '' } = await etat();
  return poste(world, jeton);
}

/** The pictures of a manifest, without the typefaces of its gabarit. */
export const imagesOf = ({ medias }: Manifeste) => medias.filter(({ type }) => type.startsWith('image/'));

export const nouvelles = (changes: object = {}) => ({
  version: null,
  lecteur: 'abc',
  demarrage: '2026-11-15T08:00:00.000Z',
  telechargement: 100,
  stockage: null,
  erreurs: [],
  heure: '2026-11-15T10:00:00.000Z',
  allume: 60,
  vue: null,
  urgence: null,
  taille: { largeur: 1920, hauteur: 1080 },
  ...changes,
});

let numero = 0;
export const passage = (changes: Partial<PassageJoue> = {}): PassageJoue => {
  numero += 1;
  return {
    id: crypto.randomUUID(),
    demarrage: '2026-11-15T06:00:00.000Z',
    numero,
    version: 'a'.repeat(64),
    diaporama: 1,
    diapositive: 'texte-1',
    vue: 'v1',
    objet: null,
    annonce: null,
    debut: '2026-11-15T09:30:00.000Z',
    decalage: 0,
    duree: 10_000,
    resultat: 'entier',
    ...changes,
  };
};
