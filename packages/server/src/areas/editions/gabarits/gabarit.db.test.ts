import {
  type ApercuDEdition,
  type ComparaisonDeGabarit,
  GABARITS_IMPRIMES,
  JEUX_D_ESSAI,
  type ModeleEdition,
} from '@bridge/contract';
import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';

const world = useWorld();
const AT = '/api/superadmin/gabarits-imprimes';
const root = () => world().person({ roles: ['ROLE_SUPER_ADMIN'] });
const JEU = { genre: 'jeu', jeu: 'seule', format: 'a5' };

async function tried(ressource: string, valeurs: object, essai: object = JEU): Promise<ApercuDEdition> {
  const answer = await (await root()).call<ApercuDEdition>('POST', `${AT}/apercu`, {
    ressource,
    valeurs: { nom: 'Essai', code: 'essai', ...valeurs },
    essai,
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

it('every source of the product compiles as one’s own, of its kind', async () => {
  const { body } = await (await root()).call<{ sources: { ressource: string; base: string; source: string }[] }>(
    'GET',
    `${AT}/sources`,
  );
  const { sources } = body.data;
  expect(new Set(sources.map(({ ressource }) => ressource))).toEqual(new Set(GABARITS_IMPRIMES));
  for (const { ressource, base, source } of sources) {
    const { pages, erreurs } = await tried(ressource, { base: 'propre', source });
    expect({ base, erreurs, drawn: pages > 0 }).toEqual({ base, erreurs: [], drawn: true });
  }
});

it('holds with each set of trial, and shows more pages of more fiches', { tags: 'torture' }, async () => {
  const pages = new Map<string, number>();
  for (const { value: jeu } of JEUX_D_ESSAI)
    pages.set(jeu, (await tried('gabaritEdition', { base: 'annuaire' }, { ...JEU, jeu })).pages);
  expect(pages.get('nombreuses')).toBeGreaterThan(pages.get('ordinaire') ?? 0);
  expect(pages.get('ordinaire')).toBeGreaterThanOrEqual(pages.get('seule') ?? 0);
});

it('tells mistakes at the lines of the source that is typed, and finds its variables', async () => {
  const wrong = await tried('gabaritEdition', {
    base: 'propre',
    source: '#let tete() = none\n#let fiche(f, r) = inconnu',
  });
  expect([wrong.pages, wrong.erreurs]).toEqual([0, [{ message: expect.stringContaining('inconnu'), ligne: 2 }]]);
  const [jeton] = [{ nom: 'bord', genre: 'longueur', valeur: '4mm' }];
  const source = '#let couverture(c) = block(inset: bord)[Bonjour]';
  const right = await tried('gabaritCouverture', { base: 'propre', source, jetons: [jeton] });
  expect(right.erreurs).toEqual([]);
  expect(right.pages).toBeGreaterThan(1);
});

it('is tried on a model as it is saved, by who sees it', async () => {
  const person = await root();
  const { body } = await person.call<{ items: { id: number }[] }>('GET', '/api/superadmin/editiontemplates');
  const made = await person.call<{ id: number }>('POST', '/api/editions/modeles', {
    nom: 'Guide',
    code: 'guide',
    gabarit: body.data.items[0]?.id,
    plan: [{ genre: 'page-libre', titre: { fr: 'Bienvenue' }, texte: { fr: 'Un mot.' }, media: null, saut: 'page' }],
  });
  expect(made.status).toBe(200);
  const essai = { genre: 'modele', modele: made.body.data.id };
  expect((await tried('gabaritNotes', { base: 'lignes' }, essai)).pages).toBeGreaterThan(1);
  await expect(tried('gabaritNotes', { base: 'lignes' }, { genre: 'modele', modele: 999_999 })).rejects.toThrow('404');
});

it('draws a model in the version that it adopted, whatever is saved of it since, and tells what a newer one changes', async () => {
  const person = await root();
  const made = async <T>(path: string, body: object) => (await person.call<T>('POST', path, body)).body.data;
  const titled = (mot: string) => `#let tete() = none\n#let ouverture(r) = none\n#let pied() = [${mot}]`;
  const gabarit = await made<{ id: number; version: number }>('/api/superadmin/editiontemplates', {
    nom: 'Maison',
    code: 'maison',
    base: 'propre',
    source: titled('Un'),
  });
  const page = { genre: 'page-libre', titre: { fr: 'Mot' }, texte: { fr: 'Un mot.' }, media: null, saut: 'page' };
  const modele = await made<ModeleEdition>('/api/editions/modeles', {
    nom: 'Guide',
    code: 'guide-epingle',
    gabarit: gabarit.id,
    multiple: '1',
    plan: [page],
  });
  const epingle = { ressource: 'gabaritEdition', id: gabarit.id, version: 1 };
  expect(modele.gabaritsEpingles).toEqual([epingle]);
  const at = `/api/superadmin/editiontemplates/${gabarit.id}`;
  const changed = await person.call('PUT', at, { source: titled('Deux'), version: 1 });
  expect(changed.status).toBe(200);
  const suivi = async (epingles: unknown) =>
    (await made<{ gabarits: object[] }>('/api/editions/modeles/gabarits', { epingles })).gabarits;
  expect(await suivi([epingle])).toMatchObject([{ ...epingle, nom: 'Maison', derniere: 2, differe: true }]);

  // Changed in other fields, the model keeps its version; a draft of it is drawn in that version too.
  const renamed = await person.call<ModeleEdition>('PUT', `/api/editions/modeles/${modele.id}`, {
    nom: 'Guide d’été',
    version: modele.version,
  });
  expect(renamed.body.data.gabaritsEpingles).toEqual([epingle]);
  const newer = { ...epingle, version: 2 };
  const compared = (valeurs: object, of: object) =>
    made<ComparaisonDeGabarit>('/api/editions/modeles/gabarits/comparaison', { valeurs, langue: 'fr', gabarit: of });
  const valeurs = { ...renamed.body.data };
  expect(await compared(valeurs, newer)).toMatchObject({ differentes: [1], incomplete: false, apres: { erreurs: [] } });
  expect((await compared(valeurs, epingle)).differentes).toEqual([]);

  const put = (gabaritsEpingles: unknown, version: number) =>
    person.call<ModeleEdition>('PUT', `/api/editions/modeles/${modele.id}`, { gabaritsEpingles, version });
  const adopted = await put([newer], renamed.body.data.version);
  expect(adopted.body.data.gabaritsEpingles).toEqual([newer]);
  expect(await suivi([newer])).toMatchObject([{ differe: false }]);
  expect((await put([{ ...epingle, version: 9 }], adopted.body.data.version)).status).toBe(400);
  // A copy keeps the versions of its original.
  await person.call('PUT', at, { source: titled('Trois'), version: 2 });
  const copy = await made<ModeleEdition>(`/api/editions/modeles/${modele.id}/duplicate`, {});
  expect(copy.gabaritsEpingles).toEqual([newer]);
});
