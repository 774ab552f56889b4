import { type Annonce, type AnyRecord, civilDay, etatDAnnonce, type GuideState, type ROLES } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { openRegie, type Regie } from './testing/regie.ts';

const world = useWorld();
let regie: Regie;

beforeEach(async () => {
  regie = await openRegie(world());
});

const change = (annonce: Annonce, values: object, by = regie.redacteur) =>
  by.call<Annonce>('PUT', `/api/annonces/annonce/${annonce.id}`, { ...values, version: annonce.version });
const validated = async (values: object = {}) => {
  const { body } = await regie.act(regie.responsable, await regie.annonce(values), 'valider');
  return body.data;
};

describe('a création that is saved', () => {
  it('leads to an https address, never to a script', async () => {
    const { status, body } = await regie.tryAnnonce({ creations: [regie.creation({ url: 'javascript:alert(1)' })] });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'creations.0.url']);
  });

  it('suits its format, or is refused at the field that does not', async () => {
    const long = regie.creation({ titre: 'x'.repeat(41) });
    const { status, body } = await regie.tryAnnonce({ creations: [regie.creation({ langue: 'en' }), long] });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'creations.1.titre', message: '41 caractères, 40 au plus dans ce format.' }],
    ]);
  });

  it('has a media that the format accepts', async () => {
    const root = await regie.person('ROLE_SUPER_ADMIN');
    const format = { nom: 'Bandeau', code: 'bandeau', genre: 'image', largeur: 1200, hauteur: 300, partage: 'toutes' };
    const { id } = (await root.call<AnyRecord>('POST', '/api/annonces/format', format)).body.data;
    const creations = (media: number) => [
      regie.creation({ format: { ref: 'formatAnnonce', id }, media: { ref: 'media', id: media } }),
    ];
    const small = await regie.media({ largeur: 600, hauteur: 100 });
    const refused = await regie.tryAnnonce({ creations: creations(small) });
    expect(refused.body.errors).toEqual([{ path: 'creations.0.media', message: expect.stringMatching(/^Trop petit/) }]);
    expect((await regie.tryAnnonce({ creations: creations(await regie.media()) })).status).toBe(200);
    const control = await regie.redacteur.call<{ fautes: string[] }>('POST', '/api/annonces/controle', {
      format: id,
      media: small,
    });
    expect(control.body.data.fautes).toHaveLength(1);
    const animee = crypto.randomUUID();
    await sql`INSERT INTO medias_fichiers (id, cle, nom, type, genre, taille, empreinte, empreinte_recue, cree_le, details)
      VALUES (${animee}, 'a', 'a.gif', 'image/gif', 'photo', 9, ${'0'.repeat(64)}, ${'0'.repeat(64)}, now(),
        '{"faits": {"images": 3, "son": false, "pages": null}}')`.execute(world().db);
    const moving = await regie.media({ fichier: JSON.stringify({ id: animee, nom: 'a.gif' }) });
    expect((await regie.tryAnnonce({ creations: creations(moving) })).body.errors?.[0]?.message).toMatch(/3 images/);
  });
});

describe('the dates of an annonce', () => {
  it('are in their order', async () => {
    const { body } = await regie.tryAnnonce({ du: '2027-09-01', au: '2027-08-31' });
    expect(body.errors).toEqual([{ path: 'au', message: 'La fin vient avant le début.' }]);
  });

  it('make its state, the same in SQL as in the rule', async () => {
    const dates = [
      { du: '2000-01-01', au: '2026-11-14' },
      { du: '2000-01-01', au: '2026-11-15' },
      { du: '2026-11-16', au: '2990-12-31' },
    ];
    for (const { du, au } of dates) {
      const { id } = await regie.annonce({ du, au });
      for (const validation of ['brouillon', 'a-valider', 'validee', 'refusee'] as const) {
        await sql`UPDATE annonces SET validation = ${validation} WHERE id = ${id}`.execute(world().db);
        const { body } = await regie.redacteur.call<Annonce>('GET', `/api/annonces/annonce/${id}`);
        expect(body.data.etat).toBe(etatDAnnonce(validation, { du, au }, civilDay(world().now)));
      }
    }
  });
});

describe('a yes', () => {
  it('is asked for by who writes, and said by an admin', async () => {
    const annonce = await regie.annonce();
    expect(annonce.validation).toBe('brouillon');
    const asked = (await regie.act(regie.redacteur, annonce, 'demander')).body.data;
    expect(asked).toMatchObject({ validation: 'a-valider', etat: 'a-valider' });
    expect((await regie.act(regie.redacteur, asked, 'valider')).status).toBe(403);
    const { body } = await regie.act(regie.responsable, asked, 'valider');
    expect(body.data).toMatchObject({
      validation: 'validee',
      etat: 'programmee',
      decidePar: regie.responsable.user.id,
      decideLe: world().now.toISOString(),
    });
  });

  it('is announced on the first page of who may say it, in their entity, until it is said', async () => {
    const asked = (await regie.act(regie.redacteur, await regie.annonce(), 'demander')).body.data;
    const waitingFor = async (person: Person) =>
      (await person.call<GuideState>('GET', '/guide/get_state')).body.data.accueil.attentes;
    expect(await waitingFor(regie.responsable)).toEqual([{ id: 'annonces-a-valider', nombre: 1 }]);
    expect(await waitingFor(regie.redacteur)).toEqual([]);
    const elsewhere = await regie.person('ROLE_ANNONCE_ADMIN', await world().createEntite('Ailleurs'));
    expect(await waitingFor(elsewhere)).toEqual([]);
    await regie.act(regie.responsable, asked, 'valider');
    expect(await waitingFor(regie.responsable)).toEqual([]);
    await regie.media({ statut: 'a-valider' });
    expect(await waitingFor(await regie.person('ROLE_ADMIN'))).toEqual([{ id: 'medias-a-valider', nombre: 1 }]);
    expect(await waitingFor(regie.responsable)).toEqual([]);
  });

  const SAY: readonly (readonly [(typeof ROLES)[number], number])[] = [
    ['ROLE_WEB_ADMIN', 200],
    ['ROLE_EDITION_ADMIN', 200],
    ['ROLE_DIAPORAMA_ADMIN', 200],
    ['ROLE_WEB_USER', 403],
    ['ROLE_EDITION_USER', 403],
    ['ROLE_DIAPORAMA_USER', 403],
    ['ROLE_ADMIN', 403],
  ];
  it.each(SAY)('of %s answers %i', async (role, status) => {
    const annonce = await regie.annonce();
    expect((await regie.act(await regie.person(role), annonce, 'valider')).status).toBe(status);
  });

  it('is never written with the record', async () => {
    const annonce = await regie.annonce();
    expect((await change(annonce, { validation: 'validee' })).status).toBe(400);
    expect((await regie.tryAnnonce({ validation: 'validee' })).status).toBe(400);
  });

  it('is of the version that was seen', async () => {
    const annonce = await regie.annonce();
    await change(annonce, { nom: 'Autre' });
    expect((await regie.act(regie.responsable, annonce, 'valider')).status).toBe(409);
  });

  it('is not said to what lacks its advertiser, its créations or its place', async () => {
    const annonce = await regie.annonce({ annonceur: null, creations: [], espaces: [] });
    const { status, body } = await regie.act(regie.redacteur, annonce, 'demander');
    expect(status).toBe(400);
    expect(body.errors?.map(({ path }) => path)).toEqual(['annonceur', 'creations', 'espaces']);
  });

  it('is not said to what is over', async () => {
    const annonce = await regie.annonce({ du: '2026-01-01', au: '2026-11-14' });
    const { body } = await regie.act(regie.responsable, annonce, 'valider');
    expect(body.errors?.map(({ path }) => path)).toEqual(['au']);
  });

  it('is not said where the rights of a media end before the annonce', async () => {
    const root = await regie.person('ROLE_SUPER_ADMIN');
    const format = { nom: 'Bandeau', code: 'bandeau', genre: 'image', partage: 'toutes' };
    const { id } = (await root.call<AnyRecord>('POST', '/api/annonces/format', format)).body.data;
    await sql`UPDATE espaces SET formats = formats || ${id}::bigint`.execute(world().db);
    const media = await regie.media({
      supports: ['web'],
      droits: JSON.stringify({ du: null, au: '2027-07-01' }),
    });
    const creations = [regie.creation({ format: { ref: 'formatAnnonce', id }, media: { ref: 'media', id: media } })];
    const annonce = await regie.annonce({ creations });
    const { body } = await regie.act(regie.responsable, annonce, 'valider');
    expect(body.errors).toEqual([
      { path: 'creations.0.media', message: 'Les droits de ce média ne permettent pas la publicité.' },
      { path: 'creations.0.media', message: 'Ses droits s’arrêtent le 01/07/2027, avant la fin de l’annonce.' },
    ]);
  });

  it('is asked again where who may not say it changes what was seen', async () => {
    const annonce = await validated();
    const noted = (await change(annonce, { notesInternes: 'Payée' })).body.data;
    expect(noted.validation).toBe('validee');
    const { body } = await change(noted, { creations: [regie.creation({ titre: 'Autre titre' })] });
    expect(body.data.validation).toBe('a-valider');
  });

  it('stays where an admin changes it, as long as it lacks nothing', async () => {
    const annonce = await validated();
    const { body } = await change(annonce, { nom: 'Tandems' }, regie.responsable);
    expect(body.data.validation).toBe('validee');
    const emptied = await change(body.data, { creations: [] }, regie.responsable);
    expect([emptied.status, emptied.body.errors?.map(({ path }) => path)]).toEqual([400, ['creations']]);
  });

  it('is refused to dates that go past the rights of a media, and only to what the change makes wrong', async () => {
    const root = await regie.person('ROLE_SUPER_ADMIN');
    const format = { nom: 'Bandeau', code: 'bandeau', genre: 'image', partage: 'toutes' };
    const { id } = (await root.call<AnyRecord>('POST', '/api/annonces/format', format)).body.data;
    await sql`UPDATE espaces SET formats = formats || ${id}::bigint`.execute(world().db);
    const media = await regie.media({ droits: JSON.stringify({ du: null, au: '2027-09-30' }) });
    const annonce = await validated({
      creations: [regie.creation({ format: { ref: 'formatAnnonce', id }, media: { ref: 'media', id: media } })],
    });
    const late = await change(annonce, { au: '2027-10-31' }, regie.responsable);
    expect([late.status, late.body.errors]).toEqual([
      400,
      [{ path: 'creations.0.media', message: 'Ses droits s’arrêtent le 30/09/2027, avant la fin de l’annonce.' }],
    ]);
    await sql`UPDATE medias SET statut = 'restreint' WHERE id = ${media}`.execute(world().db);
    expect((await change(annonce, { au: '2027-09-30' }, regie.responsable)).status).toBe(200);
  });

  it('is not said where no espace shows what it is made of, whatever format was sold', async () => {
    const root = await regie.person('ROLE_SUPER_ADMIN');
    const format = { nom: 'Autre texte', code: 'autre-texte', genre: 'texte', partage: 'toutes' };
    const { id } = (await root.call<AnyRecord>('POST', '/api/annonces/format', format)).body.data;
    const annonce = await regie.annonce({ creations: [regie.creation({ format: { ref: 'formatAnnonce', id } })] });
    const { body } = await regie.act(regie.responsable, annonce, 'valider');
    expect(body.errors?.map(({ path }) => path)).toEqual(['espaces']);
  });

  it('is not said to an exclusivity without a place', async () => {
    const tag = { libelle: { fr: 'Vélo' }, code: 'velo' };
    const { id } = (await regie.responsable.call<AnyRecord>('POST', '/api/annonces/tagAnnonce', tag)).body.data;
    const annonce = await regie.annonce({ priorite: 'exclusif', espaces: [], tagsCibles: [id] });
    const { body } = await regie.act(regie.responsable, annonce, 'valider');
    expect(body.errors).toEqual([{ path: 'espaces', message: 'Une exclusivité demande au moins un espace.' }]);
  });

  it('is asked again for what comes back from the archive', async () => {
    const annonce = await validated();
    const at = `/api/annonces/annonce/${annonce.id}`;
    const archived = (await regie.responsable.call<Annonce>('POST', `${at}/archive`, { version: annonce.version })).body
      .data;
    expect(archived.validation).toBe('validee');
    const { body } = await regie.responsable.call<Annonce>('POST', `${at}/restore`, { version: archived.version });
    expect(body.data.validation).toBe('a-valider');
  });
});

describe('a no', () => {
  it('has a reason, which whoever wrote the annonce reads', async () => {
    const annonce = await regie.annonce();
    expect((await regie.act(regie.responsable, annonce, 'refuser', { motif: ' ' })).status).toBe(400);
    expect((await regie.act(regie.redacteur, annonce, 'refuser', { motif: 'Non' })).status).toBe(403);
    const { body } = await regie.act(regie.responsable, annonce, 'refuser', { motif: 'Prix absent' });
    expect(body.data).toMatchObject({ validation: 'refusee', motifRefus: 'Prix absent' });
    const again = (await change(body.data, { nom: 'Vélos, 20 € la journée' })).body.data;
    expect(again.validation).toBe('brouillon');
    const asked = (await regie.act(regie.redacteur, again, 'demander')).body.data;
    expect(asked).toMatchObject({ validation: 'a-valider', motifRefus: '' });
  });
});
