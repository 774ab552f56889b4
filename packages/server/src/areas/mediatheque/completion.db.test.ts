import type {
  Accueil,
  AnyRecord,
  chooseMedia,
  EndpointAnswer,
  etatDeLaMediatheque,
  Publications,
} from '@bridge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEditeur, type Editeur } from '../../publication/web/testing/editeur.ts';
import { useWorld } from '../../testing/use-world.ts';
import { createMedia } from './testing/depot.ts';
import { jpeg } from './testing/fichiers.ts';

const world = useWorld();
const MEDIAS = '/api/mediatheque';
const BARE = { alternatif: {}, credit: '' };
let editeur: Editeur;
beforeAll(async () => {
  editeur = await createEditeur(world(), 'completion');
});

const bare = async (seed: number, valeurs: object = {}) =>
  createMedia(world(), editeur.person, await jpeg(seed), { ...BARE, ...valeurs });
const change = (media: AnyRecord, valeurs: object) =>
  editeur.person.call<AnyRecord>('PUT', `${MEDIAS}/${media.id}`, { version: media.version, ...valeurs });
const pathsOf = ({ body }: Awaited<ReturnType<typeof change>>) => body.errors?.map(({ path }) => path);

describe('a media without words or credit', () => {
  it('is kept to be completed, and may be seen once it is', async () => {
    const media = await bare(41);
    expect(media.statut).toBe('a-completer');
    const credited = (await change(media, { credit: '© Val' })).body.data;
    expect(credited.statut).toBe('a-completer');
    const told = (await change(credited, { alternatif: { fr: 'Un lac' } })).body.data;
    expect(told.statut).toBe('utilisable');
  });

  it('is offered to who picks a media all the same, with what it lacks', async () => {
    const media = await bare(46, { credit: '© Val' });
    const { body } = await editeur.person.call<EndpointAnswer<typeof chooseMedia>>(
      'GET',
      `${MEDIAS}/choix?support=web`,
    );
    expect(body.data.items.find(({ id }) => id === media.id)).toMatchObject({
      statut: 'a-completer',
      alternatif: '',
      decorative: false,
      credit: '© Val',
    });
  });

  it('is complete without words where it is decorative, and has none then', async () => {
    const media = await bare(42, { credit: '© Val', alternatif: { fr: 'Un filet' }, decorative: true });
    expect(media).toMatchObject({ statut: 'utilisable', decorative: true, alternatif: {} });
  });

  it('is not said to be usable before, nor stripped of what it has after', async () => {
    const media = await bare(43);
    expect(pathsOf(await change(media, { statut: 'utilisable' }))).toEqual(['alternatif', 'credit']);
    const complete = await createMedia(world(), editeur.person, await jpeg(44));
    expect(pathsOf(await change(complete, { credit: ' ' }))).toEqual(['credit']);
  });

  it('waits in the médiathèque and at home of who may complete it, and of nobody else', async () => {
    const own = await createEditeur(world(), 'file');
    const waiting = await createMedia(world(), own.person, await jpeg(45), { ...BARE, partage: 'toutes' });
    const etat = async (person: typeof own.person) =>
      (await person.call<EndpointAnswer<typeof etatDeLaMediatheque>>('GET', `${MEDIAS}/etat`)).body.data;
    expect((await etat(own.person)).aCompleter).toEqual([waiting.id]);
    expect((await etat(editeur.person)).aCompleter).not.toContain(waiting.id);
    const { body } = await own.person.call<{ accueil: Accueil }>('GET', '/guide/get_state');
    expect(body.data.accueil.attentes).toContainEqual({ id: 'medias-a-completer', nombre: 1 });
  });
});

describe('what shows such a media', () => {
  const publicationsOf = async (path: string, { id }: AnyRecord) =>
    (await editeur.person.call<Publications>('GET', `/api${path}/${id}/publications`)).body.data;
  const publish = (path: string, { id, version }: AnyRecord) =>
    editeur.person.call('POST', `/api${path}/${id}/publier`, { version, du: null, au: null });

  it('is not published: a list says which it is, where, and where it is completed', async () => {
    const media = await bare(46);
    const liste = await editeur.liste('avec-image', { image: media.id });
    expect((await publicationsOf('/web/listes', liste)).empechements).toEqual([
      {
        ou: 'Image d’en-tête',
        raison: 'le média «\u00a0Le lac\u00a0» est à compléter, il manque le texte alternatif et le crédit.',
        chemin: `/mediatheque/completer?media=${media.id}`,
      },
    ]);
    const refused = await publish('/web/listes', liste);
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'image']);
    expect(refused.body.errors?.[0]?.message).toContain('«\u00a0Le lac\u00a0» est à compléter');
    await change(media, { credit: '© Val', alternatif: { fr: 'Un lac' } });
    expect((await publish('/web/listes', liste)).status).toBe(200);
  });
});
