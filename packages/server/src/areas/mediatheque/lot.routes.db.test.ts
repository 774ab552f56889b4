import type { AnyRecord, MediaAChoisir } from '@bridge/contract';
import { mediaMontrable } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { createMedia } from './testing/depot.ts';
import { jpeg } from './testing/fichiers.ts';

const world = useWorld();
const MEDIAS = '/api/mediatheque';

async function office() {
  const entiteId = await world().createEntite('Office');
  return { entiteId, admin: await world().person({ roles: ['ROLE_ADMIN'], entiteId }) };
}
let serial = 100;
const create = async (person: Person, valeurs: object = {}) => {
  serial += 1;
  return createMedia(world(), person, await jpeg(serial, 64, 48), valeurs);
};
const readAgain = async (person: Person, id: number) =>
  (await person.call<AnyRecord>('GET', `${MEDIAS}/${id}`)).body.data;
const choose = async (person: Person, query: string) =>
  (await person.call<{ items: MediaAChoisir[]; total: number }>('GET', `${MEDIAS}/choix?${query}`)).body.data;
const titres = ({ items }: { items: MediaAChoisir[] }) => items.map(({ titre }) => titre);

describe('several media at once', () => {
  it('are changed as a single save would, each with its own answer', async () => {
    const [mine, theirs] = [await office(), await office()];
    const [one, two, other] = [await create(mine.admin), await create(mine.admin), await create(theirs.admin)];
    const { status, body } = await mine.admin.call<{ faits: number[]; refuses: { id: number; raison: string }[] }>(
      'POST',
      `${MEDIAS}/modifications`,
      { ids: [two.id, one.id, other.id], valeurs: { credit: '© Tous', dossier: 'A / B' } },
    );
    expect(status).toBe(200);
    expect(body.data.faits).toEqual([one.id, two.id]);
    expect(body.data.refuses.map(({ id }) => id)).toEqual([other.id]);
    expect(await readAgain(mine.admin, one.id)).toMatchObject({
      credit: '© Tous',
      dossier: 'A/B',
      version: 2,
      titre: { fr: 'Le lac' },
    });
    expect(await readAgain(theirs.admin, other.id)).toMatchObject({ credit: '© Office', version: 1 });
  });

  it('get and lose tags without losing the others', async () => {
    const { admin, entiteId } = await office();
    const tag = async (nom: string) =>
      (
        await admin.call<AnyRecord>('POST', '/api/reglages/mediatags', {
          libelle: { fr: nom },
          code: `${nom}-${entiteId}`,
          entiteId,
        })
      ).body.data.id;
    const [plage, neige, nuit] = [await tag('plage'), await tag('neige'), await tag('nuit')];
    const media = await create(admin, { motsCles: [plage, neige] });
    await admin.call('POST', `${MEDIAS}/modifications`, {
      ids: [media.id],
      valeurs: {},
      ajouter: [nuit],
      retirer: [neige],
    });
    expect((await readAgain(admin, media.id)).motsCles).toEqual([plage, nuit]);
    expect(titres(await choose(admin, `mot=${nuit}`))).toHaveLength(1);
  });
});

describe('folders', () => {
  it('are counted, moved with what they hold, and never into themselves', async () => {
    const { admin } = await office();
    for (const dossier of ['Été', 'Été/Plages', 'Étés', '']) await create(admin, { dossier });
    const dossiers = async () =>
      (await admin.call<{ items: { chemin: string; nombre: number }[] }>('GET', `${MEDIAS}/dossiers`)).body.data.items;
    expect(await dossiers()).toEqual([
      { chemin: '', nombre: 1 },
      { chemin: 'Été', nombre: 1 },
      { chemin: 'Été/Plages', nombre: 1 },
      { chemin: 'Étés', nombre: 1 },
    ]);
    const moved = await admin.call('POST', `${MEDIAS}/dossiers/deplacer`, { de: 'Été', vers: 'Saisons / Été' });
    expect(moved.body.data).toEqual({ nombre: 2 });
    expect((await dossiers()).map(({ chemin }) => chemin)).toEqual(['', 'Étés', 'Saisons/Été', 'Saisons/Été/Plages']);
    const inside = await admin.call('POST', `${MEDIAS}/dossiers/deplacer`, { de: 'Saisons', vers: 'Saisons/Été' });
    expect(inside.status).toBe(400);
  });
});

describe('choosing a media', () => {
  it('offers what the entity sees, the best match first, then the newest', async () => {
    const [mine, theirs] = [await office(), await office()];
    await create(mine.admin, { titre: { fr: 'Vue sur le port' } });
    await create(mine.admin, { titre: { fr: 'Port de plaisance' } });
    await create(mine.admin, { titre: { fr: 'Marché' }, legende: { fr: 'Devant le port' } });
    await create(theirs.admin, { titre: { fr: 'Port voisin' } });
    expect(titres(await choose(mine.admin, 'q=port'))).toEqual(['Port de plaisance', 'Vue sur le port', 'Marché']);
    expect(titres(await choose(mine.admin, ''))).toEqual(['Marché', 'Port de plaisance', 'Vue sur le port']);
    expect((await choose(mine.admin, 'genres=video,audio')).total).toBe(0);
  });

  it('offers for a support exactly what the rule shows there today', { tags: 'torture' }, async () => {
    const { admin } = await office();
    const jour = '2026-11-15';
    const cases: Partial<Parameters<typeof mediaMontrable>[0]>[] = [
      {},
      { statut: 'a-valider' },
      { supports: ['print'] },
      { droits: { du: '2026-11-15', au: '2026-11-15' } },
      { droits: { du: '2026-11-16', au: null } },
      { droits: { du: null, au: '2026-11-14' } },
      { autorisations: [{ objet: 'Une personne', document: null, expireLe: '2026-11-15' }] },
      { autorisations: [{ objet: 'Une personne', document: null, expireLe: '2026-11-16' }] },
      { autorisations: [{ objet: 'Une maison', document: null, expireLe: null }] },
    ];
    const expected: number[] = [];
    for (const valeurs of cases) {
      const { id } = await create(admin, valeurs);
      const usual = { statut: 'utilisable' as const, supports: ['web' as const], droits: null, autorisations: [] };
      if (mediaMontrable({ ...usual, ...valeurs }, 'web', jour)) expected.push(id);
    }
    const { items } = await choose(admin, 'support=web');
    expect(items.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
    expect(expected).toHaveLength(4);
  });

  it('still names what was put aside, for whoever used it', async () => {
    const { admin } = await office();
    const media = await create(admin);
    await admin.call('DELETE', `${MEDIAS}/${media.id}?version=${media.version}`);
    expect((await choose(admin, '')).total).toBe(0);
    expect((await choose(admin, `ids=${media.id}`)).items).toMatchObject([{ id: media.id, actif: false }]);
  });
});

describe('the state of the médiathèque', () => {
  it('names duplicates, what nothing uses, and rights that end', async () => {
    const { admin } = await office();
    const same = await jpeg(900, 64, 48);
    const [one, two] = [await createMedia(world(), admin, same), await createMedia(world(), admin, same)];
    const soon = await create(admin, { droits: { du: null, au: '2026-12-01' } });
    const past = await create(admin, { droits: { du: null, au: '2026-11-14' } });
    const signed = await create(admin, {
      autorisations: [{ objet: 'Une personne', document: one.id, expireLe: '2027-12-01' }],
    });
    const { body } = await admin.call('GET', `${MEDIAS}/etat`);
    expect(body.data).toMatchObject({
      doublons: [[one.id, two.id]],
      inutilises: [two.id, soon.id, past.id, signed.id],
      bientot: [soon.id],
      expires: [past.id],
    });
  });

  it('keeps a media that another uses from being thrown away', async () => {
    const { admin } = await office();
    const document = await create(admin);
    await create(admin, { autorisations: [{ objet: 'Une personne', document: document.id, expireLe: null }] });
    expect((await admin.call('DELETE', `${MEDIAS}/${document.id}?version=${document.version}`)).status).toBe(409);
  });
});
