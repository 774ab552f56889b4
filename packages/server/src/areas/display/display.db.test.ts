import { brouillonDeDiaporamaSchema, type DiapositiveApercue, type Manifeste } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { create } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import { apercu, diaporama, HABILLAGE, manifesteDEssai, office, slide, suivant } from './testing/ecrans.ts';

const world = useWorld();

describe('a diaporama', () => {
  it('is made by who works with screens, with a gabarit that comes with the product', async () => {
    const { person, gabarit, ref } = await office(world());
    const sequence = [slide('texte', { titre: { fr: 'Bonjour' } }), slide('objets', { selection: ref })];
    const { status, body } = await diaporama(person, gabarit.id, { sequence });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ etat: 'brouillon', sequence });
  });

  it('is not for who works with the web alone', async () => {
    const { entiteId, gabarit } = await office(world());
    const other = await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId });
    expect((await diaporama(other, gabarit.id)).status).toBe(403);
  });

  it('refers only to what its author sees, and is then among what uses it', async () => {
    const [mine, theirs] = [await office(world()), await office(world())];
    const wrong = await diaporama(mine.person, mine.gabarit.id, {
      sequence: [slide('objets', { selection: theirs.ref })],
    });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('sequence.0.selection');
    await diaporama(mine.person, mine.gabarit.id, { sequence: [slide('agenda', { selection: mine.ref })] });
    const { body } = await mine.admin.call('GET', `/api/selections/${mine.selection.id}/usages`);
    expect(JSON.stringify(body.data)).toContain('Vitrine');
  });

  it('has no slide in a plage that does not exist', async () => {
    const { person, gabarit } = await office(world());
    const texte = (parts: object) => slide('texte', { titre: { fr: 'Bonjour' }, ...parts });
    const { status, body } = await diaporama(person, gabarit.id, { sequence: [texte({ plage: 'Matin' })] });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['sequence.0.plage']]);
  });

  it('shows photos, drawings and videos, no other media', async () => {
    const { person, gabarit, media } = await office(world());
    const id = await media({ genre: 'document', type_mime: 'application/pdf' });
    const ref = { ref: 'media', id };
    const { status, body } = await diaporama(person, gabarit.id, {
      sequence: [slide('media', { media: ref }), slide('page', { adresse: 'https://exemple.fr/', secours: ref })],
      logo: id,
      secoursMedia: id,
    });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([
      400,
      ['sequence.0.media', 'sequence.1.secours', 'logo', 'secoursMedia'],
    ]);
  });

  it('is not published with a media that nobody completed, and names the slide', async () => {
    const { admin, gabarit, media } = await office(world());
    const ref = { ref: 'media', id: await media({ statut: 'a-completer', credit: '' }) };
    const made = await diaporama(admin, gabarit.id, {
      sequence: [slide('texte', { titre: { fr: 'Bonjour' } }), slide('media', { media: ref })],
    });
    const { id, version } = made.body.data;
    const at = `/api/display/diaporamas/${id}`;
    const { body, status } = await admin.call('POST', `${at}/publier`, { version, du: null, au: null });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'sequence.1.media']);
    expect(body.errors?.[0]?.message).toMatch(/, n°\u00a02\u00a0: le média «\u00a0Photo\u00a0» est à compléter/);
  });
});

describe('a list of records that are published', () => {
  it('is filtered by their publication, besides what is put aside', async () => {
    const { person, gabarit } = await office(world());
    await diaporama(person, gabarit.id);
    const found = async (filter: object) => {
      const query = encodeURIComponent(JSON.stringify(filter));
      return (await person.call<{ total: number }>('GET', `/api/display/diaporamas?filter=${query}`)).body.data.total;
    };
    const publication = (etat: string) => found({ 'champ.etat': [etat], etat: 'actif' });
    expect([await publication('brouillon'), await publication('publie')]).toEqual([1, 0]);
    expect(await found({ 'champ.etat': ['brouillon'], etat: 'archive' })).toBe(0);
  });
});

describe('the preview of a slide', () => {
  it('shows the objets of its sélection one by one, each as its language says', async () => {
    const { person, gabarit, objets, ref } = await office(world());
    await objets(
      {
        colonnes: { nom: 'Alpha' },
        document: { nom: { fr: 'Alpha', en: 'Alpha Inn' }, resume: { fr: 'Près du lac.' } },
      },
      { colonnes: { nom: 'Bêta' } },
      { colonnes: { nom: 'Gamma' } },
    );
    const some = slide('objets', { selection: ref, nombre: 2 });
    const first = await apercu(person, gabarit.id, some);
    expect(first.body.data).toMatchObject({ largeur: 1920, hauteur: 1080, total: 2, objet: { nom: 'Alpha' } });
    expect(first.body.data.html).toContain('Près du lac.');
    expect((await apercu(person, gabarit.id, some, { pas: 1 })).body.data.objet?.nom).toBe('Bêta');
    expect((await apercu(person, gabarit.id, some, { pas: 2 })).body.data.objet?.nom).toBe('Alpha');
    expect((await apercu(person, gabarit.id, some, { langue: 'en' })).body.data.html).toContain('Alpha Inn');
  });

  it('shows the photo that may still be published, with its credit', async () => {
    const { person, gabarit, objets, ref } = await office(world());
    const image = (cle: string, parts: object) => ({
      cle,
      genre: 'image' as const,
      url: `https://photos.example/${cle}.jpg`,
      ...parts,
    });
    await objets({
      document: { medias: [image('vieille', { jusquAu: '2001-01-01' }), image('neuve', { credit: '© Office' })] },
    });
    const { html } = (await apercu(person, gabarit.id, slide('objets', { selection: ref }))).body.data;
    expect(html).toMatch(/src="\/public\/photos\/\d+\/1-[0-9a-f]{10}\/1920-libre-sujet\.webp"/);
    expect(html).not.toContain('vieille.jpg');
    expect(html).toContain('© Office');
  });

  it('shows blocs as the production draws them on screens', async () => {
    const { admin, person, gabarit, objets, ref } = await office(world());
    await objets({ colonnes: { nom: 'Alpha' } });
    const bloc = await create(admin, '/blocs', {
      nom: 'Note',
      code: `note-${suivant()}`,
      genre: 'texte-libre',
      texte: { fr: '<p>Ouvert <strong>tous les jours</strong></p>' },
    });
    const some = slide('objets', { selection: ref, blocs: [{ ref: 'bloc', id: bloc.id }] });
    expect((await apercu(person, gabarit.id, some)).body.data.html).toContain('<strong>tous les jours</strong>');
  });

  it('shows nothing of a sélection of others, and says so', async () => {
    const [mine, theirs] = [await office(world()), await office(world())];
    await theirs.objets({ colonnes: { nom: 'Secret' } });
    const { status, body } = await apercu(mine.person, mine.gabarit.id, slide('objets', { selection: theirs.ref }));
    expect(status).toBe(200);
    expect(body.data.html).not.toContain('Secret');
    expect(body.data.remarques).toEqual([expect.stringContaining('vous n’y avez pas accès')]);
  });

  it('says that there is nothing to show today', async () => {
    const { person, gabarit, ref } = await office(world());
    const { body } = await apercu(person, gabarit.id, slide('agenda', { selection: ref }));
    expect(body.data).toMatchObject({ total: 0, remarques: [expect.stringContaining('Rien aujourd’hui')] });
  });

  it('has its band, its agenda and its countdown in the language of the screen', async () => {
    const { person, gabarit, objets, ref } = await office(world());
    await objets({ colonnes: { nom: 'Alpha' } });
    const habillage = { ...HABILLAGE, gabarit: gabarit.id, bandeau: 'bas' };
    const seen = async (diapositive: object) =>
      (await apercu(person, gabarit.id, diapositive, { habillage, langue: 'en' })).body.data.html;
    const agenda = await seen(slide('agenda', { selection: ref }));
    expect(agenda).toContain('15 November 2026');
    expect(agenda).toContain('>Today<');
    const compte = slide('compte', { titre: { fr: 'Fête' }, jour: '2026-11-25' });
    expect(await seen(compte)).toContain('>9 days<');
  });

  it('shows no media that its rights keep from screens, and says so', async () => {
    const { person, gabarit, media } = await office(world());
    const remarquesDe = async (values: Readonly<Record<string, unknown>>) => {
      const montre = slide('media', { media: { ref: 'media', id: await media(values) } });
      const { html, remarques } = (await apercu(person, gabarit.id, montre)).body.data;
      expect(html.includes('<img')).toBe(remarques.length === 0);
      return remarques;
    };
    expect(await remarquesDe({})).toEqual([]);
    const said = [expect.stringMatching(/^Ses droits ne permettent pas de le montrer sur un écran/)];
    expect(await remarquesDe({ supports: ['web'] })).toEqual(said);
    expect(await remarquesDe({ statut: 'a-valider' })).toEqual(said);
    expect(await remarquesDe({ droits: JSON.stringify({ du: null, au: '2026-11-14' }) })).toEqual(said);
    const logo = await media({ supports: ['web'] });
    const habillage = { ...HABILLAGE, gabarit: gabarit.id, bandeau: 'bas', logo };
    const { remarques } = (await apercu(person, gabarit.id, slide('texte', { titre: { fr: 'Oui' } }), { habillage }))
      .body.data;
    expect(remarques).toEqual([expect.stringContaining('logo du bandeau')]);
  });

  it('says that words are too long for any size, of a slide and of a message of urgency', async () => {
    const { person, gabarit } = await office(world());
    const told = { titre: { fr: 'Horaires' }, texte: { fr: 'a\n'.repeat(200) } };
    const shown = await apercu(person, gabarit.id, slide('texte', told), { pas: 0 });
    const urgence = { ...told, ton: 'alerte', orientation: 'paysage', langue: 'fr' };
    const alert = await person.call<DiapositiveApercue>('POST', '/api/display/urgences/apercu', urgence);
    for (const { body } of [shown, alert]) expect(body.data.remarques.join()).toContain('trop long');
  });

  it('needs a gabarit that exists', async () => {
    const { person } = await office(world());
    expect((await apercu(person, 999_999, slide('texte', { titre: { fr: 'Bonjour' } }))).status).toBe(404);
  });
});

describe('a diaporama that is tried', () => {
  it('shows the hardest objets in place of those of its sélections', async () => {
    const { person, gabarit, objets, ref } = await office(world());
    await objets(
      { colonnes: { nom: 'Gîte' } },
      { colonnes: { nom: 'La très longue auberge du bout du lac et des montagnes' } },
    );
    const made = await diaporama(person, gabarit.id, { sequence: [slide('objets', { selection: ref, nombre: 1 })] });
    const { id } = made.body.data;
    const saved = (await person.call<Record<string, unknown>>('GET', `/api/display/diaporamas/${id}`)).body.data;
    const brouillon = Object.fromEntries(
      Object.keys(brouillonDeDiaporamaSchema.shape).map((name) => [name, saved[name]]),
    );
    const first = async (epreuve: string | null) => {
      const asked = { diaporama: brouillon, ecran: null, langue: null, jour: '2026-11-17', epreuve };
      const { body } = await person.call<Manifeste>('POST', '/api/display/diaporamas/manifeste', asked);
      return body.data.programmes[0]?.sequence[0]?.vues[0]?.html;
    };
    expect(await first('titre-long')).toContain('La très longue auberge');
    expect(await first(null)).toContain('Gîte');
  });
});

describe('a draft that is tried', () => {
  it('plays whole, with pictures that the console finds, and keeps nothing', async () => {
    const { person, gabarit, objets, ref, media } = await office(world());
    await objets({ colonnes: { nom: 'Alpha' } });
    const sequence = [
      slide('objets', { selection: ref }),
      slide('media', { media: { ref: 'media', id: await media() } }),
      slide('compte', { titre: { fr: 'Fête' }, jour: '2026-11-25' }),
    ];
    const { programmes, medias } = await manifesteDEssai(person, gabarit.id, { sequence, langues: ['fr', 'en'] });
    const vues = programmes[0]?.sequence.map((one) => one.vues.map(({ langue }) => langue));
    expect([vues, medias]).toEqual([
      [
        ['fr', 'en'],
        ['fr', 'en'],
        ['fr', 'en'],
      ],
      [],
    ]);
    expect(JSON.stringify(programmes)).toMatch(/src=\\"[^"]*fichiers[^"]*grande/);
    const [, , compte] = programmes[0]?.sequence ?? [];
    expect(compte?.vues[0]?.vif).toEqual({ genre: 'compte', cible: '2026-11-24T23:00:00.000Z' });
  });

  it('shows nothing of others', async () => {
    const [mine, theirs] = [await office(world()), await office(world())];
    await theirs.objets({ colonnes: { nom: 'Secret' } });
    const sequence = [slide('objets', { selection: theirs.ref })];
    const tried = await manifesteDEssai(mine.person, mine.gabarit.id, { sequence });
    expect(JSON.stringify(tried)).not.toContain('Secret');
  });
});
