import { createHash } from 'node:crypto';
import type { AnyRecord, Manifeste, VueDEcran } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { slide } from '../../areas/display/testing/ecrans.ts';
import { createMedia } from '../../areas/mediatheque/testing/depot.ts';
import { jpeg } from '../../areas/mediatheque/testing/fichiers.ts';
import { ouverture, periode } from '../../catalogue/testing/ouvertures.ts';
import { useWorld } from '../../testing/use-world.ts';
import { createEcran, imagesOf, pairedWith, publie, vitrine } from './testing/poste.ts';

const world = useWorld();

const vuesDe = ({ programmes }: Manifeste): VueDEcran[] =>
  programmes.flatMap(({ sequence }) => sequence.flatMap(({ vues }) => vues));
const html = (manifeste: Manifeste) =>
  vuesDe(manifeste)
    .map((vue) => vue.html)
    .join('\n');

describe('the manifest of a screen', () => {
  it('is known by the hash of its bytes, and is not sent again while it is the same', async () => {
    const { person, ecran } = await vitrine(world());
    const screen = await pairedWith(world(), person, ecran);
    const first = await screen.get('/manifeste');
    const version = createHash('sha256').update(first.rawPayload).digest('hex');
    expect(first.headers.etag).toBe(`"${version}"`);
    expect(first.json()).toMatchObject({
      format: 1,
      ecran: { nom: ecran.nom, rotation: 0, fuseau: 'Europe/Paris' },
      programmes: [
        { nom: 'Vitrine', quand: null, sequence: [{ genre: 'texte', vues: [{ langue: 'fr', jours: null }] }] },
      ],
    });
    expect((await screen.get('/manifeste', { 'if-none-match': `"${version}"` })).statusCode).toBe(304);
    expect((await screen.get('/manifeste')).headers.etag).toBe(`"${version}"`);
  });

  it('is that of the published version: what is being prepared is not shown, and what is withdrawn leaves', async () => {
    const { person, ecran, diaporama } = await vitrine(world());
    const screen = await pairedWith(world(), person, ecran);
    const changed = await person.call<AnyRecord>('PUT', `/api/display/diaporamas/${diaporama.id}`, {
      version: diaporama.version,
      sequence: [slide('texte', { titre: { fr: 'Nouveau' } })],
    });
    expect(html(await screen.manifeste())).toContain('Bonjour');
    await publie(person, changed.body.data);
    expect(html(await screen.manifeste())).toContain('Nouveau');
    await person.call('POST', `/api/display/diaporamas/${diaporama.id}/retirer`);
    const { statusCode, body } = await screen.get('/manifeste');
    expect([statusCode, body]).toEqual([404, expect.stringContaining('choisissez-lui un diaporama publié')]);
  });

  it('speaks the language of the screen, else those of the diaporama', async () => {
    const { person, ecran, diaporama } = await vitrine(world(), { langues: ['fr', 'en'] });
    const both = await pairedWith(world(), person, ecran);
    expect(vuesDe(await both.manifeste()).map(({ langue }) => langue)).toEqual(['fr', 'en']);
    const own = await createEcran(person, { diaporama: diaporama.id, langue: 'en' });
    const english = await (await pairedWith(world(), person, own)).manifeste();
    expect(english.programmes[0]?.langues).toEqual(['en']);
    expect(html(english)).toContain('Hello');
  });

  it('has what the time table says, the ones that go first as such, and the usual one last', async () => {
    const scene = await vitrine(world());
    const { person, diaporama } = scene;
    const { diaporama: fete } = await vitrine(world(), { nom: 'Fête' }, scene);
    const horaire = [
      {
        diaporama: { ref: 'diaporama', id: fete.id },
        jours: ['samedi'],
        de: '08:00',
        a: '12:00',
        dates: { du: '2026-11-01', au: null },
        prioritaire: true,
      },
    ];
    const ecran = await createEcran(person, { diaporama: diaporama.id, horaire });
    const { programmes } = await (await pairedWith(world(), person, ecran)).manifeste();
    expect(programmes.map(({ nom, quand, prioritaire }) => ({ nom, quand, prioritaire }))).toEqual([
      {
        nom: 'Fête',
        quand: { jours: ['samedi'], de: '08:00', a: '12:00', du: '2026-11-01', au: null },
        prioritaire: true,
      },
      { nom: 'Vitrine', quand: null, prioritaire: false },
    ]);
  });

  it('tells the days to come, and what has ended leaves by itself', async () => {
    const { person, ecran, diaporama, objets, ref } = await vitrine(world());
    const demain = periode({ du: '2026-11-16', au: '2026-11-16', creneaux: [{ ouvre: '10:00', ferme: '12:00' }] });
    await objets({
      colonnes: {
        nom: 'Marché',
        type_bridge: 'evenement',
        jours: '{[2026-11-16,2026-11-16]}',
        derniere_date: '2026-11-16',
      },
      document: { nom: { fr: 'Marché' }, typeBridge: 'evenement', ouverture: ouverture([demain]) },
    });
    const changed = await person.call<AnyRecord>('PUT', `/api/display/diaporamas/${diaporama.id}`, {
      version: diaporama.version,
      sequence: [slide('agenda', { selection: ref }), slide('objets', { selection: ref })],
    });
    await publie(person, changed.body.data);
    const { programmes } = await (await pairedWith(world(), person, ecran)).manifeste();
    const [agenda, tous] = programmes[0]?.sequence ?? [];
    expect(agenda?.vues).toMatchObject([{ jours: ['2026-11-16'], fin: '2026-11-16T11:00:00.000Z' }]);
    expect(agenda?.vues[0]?.html).toContain('Marché');
    expect(tous?.vues).toMatchObject([{ jours: null, fin: '2026-11-16T23:00:00.000Z' }]);
  });

  it('goes on with an objet as it is now, once it changed', async () => {
    const { person, ecran, diaporama, objets, ref, admin } = await vitrine(world());
    const [id] = await objets({ colonnes: { nom: 'Alpha' } });
    const changed = await person.call<AnyRecord>('PUT', `/api/display/diaporamas/${diaporama.id}`, {
      version: diaporama.version,
      sequence: [slide('objets', { selection: ref })],
    });
    await publie(person, changed.body.data);
    const screen = await pairedWith(world(), person, ecran);
    expect(html(await screen.manifeste())).toContain('Alpha');
    const texte = { champ: 'nom', langue: 'fr', valeur: 'Bêta' };
    expect((await admin.call('PUT', `/api/catalogue/${id}/textes`, texte)).status).toBe(200);
    expect(html(await screen.manifeste())).toContain('Bêta');
    expect(html(await screen.manifeste())).not.toContain('Alpha');
  });

  it('shows a diaporama that is shared with its entity, until it is not', async () => {
    const { diaporama, person } = await vitrine(world(), { partage: 'toutes' });
    const other = await vitrine(world());
    const ecran = await createEcran(other.person, { diaporama: diaporama.id });
    const screen = await pairedWith(world(), other.person, ecran);
    expect((await screen.get('/manifeste')).statusCode).toBe(200);
    const read = await person.call<AnyRecord>('GET', `/api/display/diaporamas/${diaporama.id}`);
    await person.call('PUT', `/api/display/diaporamas/${diaporama.id}`, {
      version: read.body.data.version,
      partage: 'prive',
    });
    expect((await screen.get('/manifeste')).statusCode).toBe(404);
    const own = await other.person.call('POST', '/api/display/ecrans', { nom: 'Autre', diaporama: diaporama.id });
    expect(own.status).toBe(400);
  });
});

describe('the media of a screen', () => {
  it('are given by their fingerprints to the screens that show them, and to no other', async () => {
    const { admin, person, ecran, diaporama, entiteId } = await vitrine(world());
    const media = await createMedia(world(), admin, await jpeg(), { entiteId, droits: { du: null, au: '2026-12-24' } });
    const changed = await person.call<AnyRecord>('PUT', `/api/display/diaporamas/${diaporama.id}`, {
      version: diaporama.version,
      sequence: [slide('media', { media: { ref: 'media', id: media.id } })],
    });
    await publie(person, changed.body.data);
    const screen = await pairedWith(world(), person, ecran);
    const manifeste = await screen.manifeste();
    const [first] = imagesOf(manifeste);
    expect(vuesDe(manifeste)).toMatchObject([
      { medias: expect.arrayContaining([first?.empreinte]), fin: '2026-12-24T23:00:00.000Z' },
    ]);
    expect(html(manifeste)).toContain(`src="media:${first?.empreinte}"`);
    const answer = await screen.get(`/medias/${first?.empreinte}`);
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(first?.empreinte);
    expect([answer.rawPayload.length, answer.headers['content-type']]).toEqual([first?.octets, first?.type]);
    const other = await vitrine(world());
    const stranger = await pairedWith(world(), other.person, other.ecran);
    expect((await stranger.get(`/medias/${first?.empreinte}`)).statusCode).toBe(404);
    const read = await admin.call<AnyRecord>('GET', `/api/mediatheque/${media.id}`);
    await admin.call('PUT', `/api/mediatheque/${media.id}`, {
      version: read.body.data.version,
      droits: { du: null, au: '2026-11-14' },
    });
    expect(imagesOf(await screen.manifeste())).toEqual([]);
    expect((await screen.get(`/medias/${first?.empreinte}`)).statusCode).toBe(404);
  });
});

describe('a message of urgency', () => {
  const message = (changes: object = {}) => ({
    nom: 'Plage fermée',
    titre: { fr: 'Plage <fermée>' },
    diffusee: true,
    au: '2026-11-16',
    a: '12:00',
    ...changes,
  });

  it('is over everything on the screens that it is for, until its end', async () => {
    const { person, ecran, diaporama } = await vitrine(world());
    const other = await createEcran(person, { diaporama: diaporama.id, groupe: 'Plages' });
    const [screen, beach] = [await pairedWith(world(), person, ecran), await pairedWith(world(), person, other)];
    const { body } = await person.call<AnyRecord>(
      'POST',
      '/api/display/urgences',
      message({ portee: 'groupes', groupes: [{ nom: 'plages' }] }),
    );
    expect((await screen.manifeste()).urgences).toEqual([]);
    expect((await beach.manifeste()).urgences).toMatchObject([
      {
        id: body.data.id,
        fin: '2026-11-16T11:00:00.000Z',
        html: { fr: expect.stringContaining('Plage &lt;fermée&gt;') },
      },
    ]);
    await person.call('PUT', `/api/display/urgences/${body.data.id}`, { version: body.data.version, diffusee: false });
    expect((await beach.manifeste()).urgences).toEqual([]);
  });

  it('is on no screen of others, whatever it says', async () => {
    const [mine, theirs] = [await vitrine(world()), await vitrine(world())];
    const screen = await pairedWith(world(), theirs.person, theirs.ecran);
    await mine.person.call('POST', '/api/display/urgences', message());
    expect((await screen.manifeste()).urgences).toEqual([]);
    const named = await mine.person.call(
      'POST',
      '/api/display/urgences',
      message({ portee: 'ecrans', ecrans: [theirs.ecran.id] }),
    );
    expect(named.status).toBe(400);
  });

  it('says where and until when before it is shown', async () => {
    const { person } = await vitrine(world());
    const paths = async (changes: object) => {
      const { body } = await person.call('POST', '/api/display/urgences', message(changes));
      return body.errors?.map(({ path }) => path);
    };
    expect(await paths({ au: '2026-11-14' })).toEqual(['au']);
    expect(await paths({ du: '2026-11-17' })).toEqual(['au']);
    expect(await paths({ portee: 'groupes' })).toEqual(['groupes']);
    expect(await paths({ portee: 'ecrans' })).toEqual(['ecrans']);
    // A message that is cut would say something else.
    expect(await paths({ texte: { fr: 'a\n'.repeat(200) } })).toEqual(['texte']);
  });
});
