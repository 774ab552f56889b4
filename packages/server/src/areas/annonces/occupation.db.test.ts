import type { Annonce, AnyRecord, conflitsDAnnonce, EndpointAnswer, TagAnnonce } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { openRegie, type Regie } from './testing/regie.ts';

const world = useWorld();
let regie: Regie;

beforeEach(async () => {
  regie = await openRegie(world());
});

const sold = async (values: object = {}) =>
  (await regie.act(regie.responsable, await regie.annonce(values), 'valider')).body.data;
const look = ({ id, priorite, du, au, espaces, tagsCibles, canaux, format }: Annonce, by = regie.redacteur) => {
  const asked = { id, priorite, du, au, espaces, tagsCibles, canaux, formats: [format] };
  return by.call<EndpointAnswer<typeof conflitsDAnnonce>>('POST', '/api/annonces/conflits', asked);
};
const looked = async (annonce: Annonce, by = regie.redacteur) => (await look(annonce, by)).body.data;
const conflits = async (annonce: Annonce, by = regie.redacteur) => (await looked(annonce, by)).items;

describe('an exclusive place', () => {
  it('is sold once: the second is refused with the name of the first', async () => {
    const first = await sold({ nom: 'Premiers vélos', priorite: 'exclusif' });
    const second = await regie.annonce({ du: '2027-08-31', au: '2027-10-01' });
    expect(await conflits(second)).toMatchObject([
      { motif: 'exclusive-vendue', annonce: { id: first.id, nom: 'Premiers vélos' }, espace: { id: regie.espace.id } },
    ]);
    const { status, body } = await regie.act(regie.responsable, second, 'valider');
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          path: 'espaces',
          message:
            '«\u00a0Pied de fiche\u00a0» est réservé en exclusivité à «\u00a0Premiers vélos\u00a0» du 01/06/2027 au 31/08/2027.',
        },
      ],
    ]);
  });

  it('is not taken by two who say yes at the same moment', async () => {
    const both = await Promise.all([1, 2].map((n) => regie.annonce({ nom: `Vélos ${n}`, priorite: 'exclusif' })));
    const answers = await Promise.all(both.map((annonce) => regie.act(regie.responsable, annonce, 'valider')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is not taken either by moving what was sold elsewhere', async () => {
    await sold({ priorite: 'exclusif' });
    const other = await sold({ du: '2027-10-01', au: '2027-10-31' });
    const moved = await regie.responsable.call('PUT', `/api/annonces/annonce/${other.id}`, {
      du: '2027-08-01',
      version: other.version,
    });
    expect([moved.status, moved.body.errors?.[0]?.path]).toEqual([400, 'espaces']);
  });

  it('is free again once what was sold is withdrawn', async () => {
    const first = await sold({ priorite: 'exclusif' });
    await regie.act(regie.responsable, first, 'refuser', { motif: 'Annulée' });
    expect((await sold()).validation).toBe('validee');
  });

  it('of an entity that one does not see keeps its name to itself', async () => {
    const root = await regie.person('ROLE_SUPER_ADMIN');
    const ailleurs = await world().createEntite('Ailleurs');
    const shared = {
      nom: 'Espace commun',
      code: 'commun',
      formats: [regie.format.id],
      partage: 'toutes',
      entitesInvitees: [ailleurs],
    };
    const { id } = (await root.call<AnyRecord>('POST', '/api/annonces/space', shared)).body.data;
    await sold({ nom: 'Confidentielle', priorite: 'exclusif', espaces: [id] });
    const other = await regie.person('ROLE_ANNONCE_ADMIN', ailleurs);
    const annonce = await regie.annonce({ espaces: [id] }, other);
    expect(await conflits(annonce, other)).toMatchObject([{ annonce: null, motif: 'exclusive-vendue' }]);
    expect(JSON.stringify((await regie.act(other, annonce, 'valider')).body)).not.toContain('Confidentielle');
  });
});

describe('an annonce that is sold on a tag', () => {
  const tagged = async (values: object = {}) => {
    const tag = { libelle: { fr: 'Vélo' }, code: 'velo', ...values };
    return (await regie.responsable.call<AnyRecord>('POST', '/api/annonces/tagAnnonce', tag)).body.data.id;
  };

  it('is told before it is saved which of its espaces are full or exclusive, and is refused none', async () => {
    const tag = await tagged();
    const byTag = await regie.annonce({ espaces: [], tagsCibles: [tag] });
    expect(await looked(byTag)).toEqual({ items: [], partages: [] });
    const first = await sold({ nom: 'Premiers vélos' });
    const there = { espace: { id: regie.espace.id }, annonce: { id: first.id } };
    expect(await looked(byTag)).toMatchObject({ items: [], partages: [{ motif: 'complet', ...there }] });
    expect((await regie.act(regie.responsable, byTag, 'valider')).status).toBe(200);
    await regie.act(regie.responsable, first, 'refuser', { motif: 'Reporté' });
    await sold({ priorite: 'exclusif' });
    expect(await looked(byTag)).toMatchObject({ items: [], partages: [{ motif: 'exclusive-vendue' }] });
  });

  it('is told to who buys the place that it shares, where that leaves less than was sold', async () => {
    const tag = await tagged();
    const byTag = await sold({ nom: 'Par le tag', espaces: [], tagsCibles: [tag] });
    const named = await regie.annonce();
    expect((await looked(named)).partages).toMatchObject([{ motif: 'par-tags', annonce: { id: byTag.id } }]);
    const { version } = regie.espace;
    await regie.responsable.call('PUT', `/api/annonces/space/${regie.espace.id}`, { version, capacite: 2 });
    expect((await looked(named)).partages).toEqual([]);
  });

  it('looks for espaces everywhere where it is everybody’s, and says nothing to who does not see it', async () => {
    const other = await regie.person('ROLE_ANNONCE_ADMIN', await world().createEntite('Ailleurs'));
    const byTag = await regie.annonce({ espaces: [], tagsCibles: [await tagged()] });
    await sold();
    await sql`UPDATE espaces SET partage = 'toutes'`.execute(world().db);
    expect((await look(byTag, other)).status).toBe(404);
    // The reader's own annonce would have no place there.
    expect(await looked({ ...byTag, id: 0 }, other)).toEqual({ items: [], partages: [] });
    await sql`UPDATE annonces SET entite_id = NULL, partage = 'toutes' WHERE id = ${byTag.id}`.execute(world().db);
    expect((await looked(byTag, other)).partages).toMatchObject([{ motif: 'complet', annonce: null }]);
  });
});

describe('the calendar of an espace', () => {
  const calendar = async (query: string, by = regie.redacteur) =>
    by.call<{ annonces: { annonce: { id: number } | null; validee: boolean }[]; troncons: object[] }>(
      'GET',
      `/api/annonces/space/${regie.espace.id}/occupation?${query}`,
    );

  it('tells who has it, who asks for it, and when it is free', async () => {
    const first = await sold();
    const asked = await regie.annonce({ du: '2027-12-01', au: '2027-12-31' });
    await regie.act(regie.redacteur, asked, 'demander');
    await regie.annonce({ du: '2027-12-01', au: '2027-12-31' });
    const { body } = await calendar('du=2027-08-01&au=2027-12-31');
    expect(body.data.annonces).toMatchObject([
      { annonce: { id: first.id }, validee: true },
      { annonce: { id: asked.id }, validee: false },
    ]);
    expect(body.data.troncons).toEqual([
      { du: '2027-08-01', au: '2027-08-31', prises: 1, libres: 0 },
      { du: '2027-09-01', au: '2027-12-31', prises: 0, libres: 1 },
    ]);
  });

  it('tells those that are there by their tags, who take no place', async () => {
    const { id: tag } = (
      await regie.responsable.call<AnyRecord>('POST', '/api/annonces/tagAnnonce', {
        libelle: { fr: 'Vélo' },
        code: 'velo-occupation',
      })
    ).body.data;
    const byTag = await sold({ espaces: [], tagsCibles: [tag] });
    const { body } = await calendar('du=2027-08-01&au=2027-08-31');
    expect(body.data.annonces).toMatchObject([{ annonce: { id: byTag.id }, parTags: true }]);
    expect(body.data.troncons).toEqual([{ du: '2027-08-01', au: '2027-08-31', prises: 0, libres: 1 }]);
    expect((await sold({ priorite: 'exclusif' })).validation).toBe('validee');
  });

  it('is for who sees the espace', async () => {
    const ailleurs = await world().createEntite('Ailleurs');
    const other = await regie.person('ROLE_ANNONCE_ADMIN', ailleurs);
    expect((await calendar('du=2027-08-01&au=2027-12-31', other)).status).toBe(404);
    expect((await calendar('du=2027-08-02&au=2027-08-01')).status).toBe(400);
    expect((await calendar('du=2027-08-01&au=2027-08-02', await regie.person('ROLE_EDITION_USER'))).status).toBe(403);
  });
});

describe('an espace', () => {
  const create = (values: object) =>
    regie.responsable.call('POST', '/api/annonces/space', {
      nom: 'Autre',
      code: 'autre',
      formats: [regie.format.id],
      ...values,
    });

  it('has an emplacement and formats of its channel', async () => {
    const { body } = await create({ canal: 'print', emplacement: 'lateral' });
    expect(body.errors?.map(({ path }) => path)).toEqual(['emplacement', 'formats']);
  });

  it('that is out of use, or shows other formats, is not sold', async () => {
    const root = await regie.person('ROLE_SUPER_ADMIN');
    const format = { nom: 'Bandeau', code: 'bandeau', partage: 'toutes' };
    const { id } = (await root.call<AnyRecord>('POST', '/api/annonces/format', format)).body.data;
    const other = (await create({ formats: [id] })).body.data as AnyRecord;
    const off = (await create({ code: 'eteint', nom: 'Éteint', actif: false })).body.data as AnyRecord;
    const annonce = await regie.annonce({ espaces: [other.id, off.id] });
    const { body } = await regie.act(regie.responsable, annonce, 'valider');
    expect(body.errors?.map(({ message }) => message)).toEqual([
      '«\u00a0Autre\u00a0» n’accepte aucun des formats de cette annonce.',
      '«\u00a0Éteint\u00a0» n’est plus en service.',
    ]);
  });
});

describe('the season after', () => {
  it('is a draft a year later, with the same créations, to be validated anew', async () => {
    const annonce = await sold({ nom: 'Vélos 2027', facture: 'F-12' });
    const answer = await regie.redacteur.call<Annonce>('POST', `/api/annonces/annonce/${annonce.id}/saison-suivante`);
    expect(answer.body.data).toMatchObject({
      nom: 'Vélos 2028',
      du: '2028-06-01',
      au: '2028-08-31',
      validation: 'brouillon',
      decidePar: null,
      facture: '',
      espaces: [regie.espace.id],
      creations: annonce.creations,
    });
  });
});

describe('tags of annonces', () => {
  const tagOf = async (code: string) =>
    (
      await regie.responsable.call<TagAnnonce>('POST', '/api/annonces/tagAnnonce', {
        libelle: { fr: code },
        code,
      })
    ).body.data;

  it('that are merged are replaced in annonces and espaces', async () => {
    const [kept, merged] = [await tagOf('velo'), await tagOf('velos')];
    const annonce = await regie.annonce({ tagsCibles: [merged.id] });
    const body = { garde: kept.id, fusionnes: [merged.id], dryRun: false };
    expect((await regie.redacteur.call('POST', '/api/annonces/tagAnnonce/merge', body)).status).toBe(403);
    const done = await regie.responsable.call('POST', '/api/annonces/tagAnnonce/merge', body);
    expect(done.body.data).toEqual({ remplacements: 1 });
    const after = await regie.redacteur.call<Annonce>('GET', `/api/annonces/annonce/${annonce.id}`);
    expect(after.body.data.tagsCibles).toEqual([kept.id]);
  });
});
