import {
  type AnyRecord,
  brouillonDeGabaritDiaporama,
  type DiapositiveApercue,
  type GenreDeDiapositive,
  nouvelleDiapositive,
} from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cree, insertDocumentes, TOUT } from '../../publication/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();
let serial = 0;

const slide = (genre: GenreDeDiapositive, parts: object = {}) => ({ ...nouvelleDiapositive(genre), ...parts });

async function gabaritLivre(code: string): Promise<AnyRecord> {
  const { rows } = await sql<AnyRecord>`SELECT id, nom FROM gabarits_diaporama WHERE code = ${code}`.execute(
    world().db,
  );
  return rows[0] as AnyRecord;
}

async function office() {
  serial += 1;
  const entiteId = await world().createEntite(`Office des écrans ${serial}`);
  const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const person = await world().person({ roles: ['ROLE_DIAPORAMA_USER'], entiteId });
  const selection = await cree(admin, '/selections', { nom: 'Tout', code: `tout-${serial}`, regles: TOUT });
  const gabarit = await gabaritLivre('paysage-plein-ecran');
  const objets = (...some: Parameters<typeof insertDocumentes>[1]) =>
    insertDocumentes(
      world().db,
      some.map(({ colonnes, ...rest }) => ({ ...rest, colonnes: { entite_id: entiteId, ...colonnes } })),
    );
  return { entiteId, admin, person, selection, gabarit, objets, ref: { ref: 'selection', id: selection.id } };
}

const diaporama = (person: Person, gabarit: number, values: object = {}) => {
  serial += 1;
  return person.call<AnyRecord>('POST', '/api/display/diaporamas', {
    nom: 'Vitrine',
    code: `vitrine-${serial}`,
    gabarit,
    ...values,
  });
};

const HABILLAGE = {
  parametres: {},
  resolution: '1920x1080',
  bandeau: 'aucun',
  horloge: true,
  date: true,
  logo: null,
  defilant: {},
};

const apercu = (person: Person, gabarit: number, diapositive: object | null, changes: object = {}) =>
  person.call<DiapositiveApercue>('POST', '/api/display/diaporamas/apercu', {
    habillage: { ...HABILLAGE, gabarit },
    diapositive,
    urgence: { titre: { fr: 'Évacuez' }, texte: {} },
    langue: 'fr',
    ...changes,
  });

describe('a diaporama', () => {
  it('is made by who works with screens, with a gabarit that comes with the product', async () => {
    const { person, gabarit, ref } = await office();
    const sequence = [slide('texte', { titre: { fr: 'Bonjour' } }), slide('objets', { selection: ref })];
    const { status, body } = await diaporama(person, gabarit.id, { etat: 'pret', sequence });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ etat: 'pret', sequence });
  });

  it('is not for who works with the web alone', async () => {
    const { entiteId, gabarit } = await office();
    const other = await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId });
    expect((await diaporama(other, gabarit.id)).status).toBe(403);
  });

  it('refers only to what its author sees, and is then among what uses it', async () => {
    const [mine, theirs] = [await office(), await office()];
    const wrong = await diaporama(mine.person, mine.gabarit.id, {
      sequence: [slide('objets', { selection: theirs.ref })],
    });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('sequence.0.selection');
    await diaporama(mine.person, mine.gabarit.id, { sequence: [slide('agenda', { selection: mine.ref })] });
    const { body } = await mine.admin.call('GET', `/api/selections/${mine.selection.id}/usages`);
    expect(JSON.stringify(body.data)).toContain('Vitrine');
  });

  it('is not ready without a slide that shows, nor in a plage that does not exist', async () => {
    const { person, gabarit } = await office();
    const texte = (parts: object) => slide('texte', { titre: { fr: 'Bonjour' }, ...parts });
    const pathsOf = async (values: object) => {
      const { status, body } = await diaporama(person, gabarit.id, values);
      expect(status).toBe(400);
      return JSON.stringify(body);
    };
    expect(await pathsOf({ etat: 'pret' })).toContain('"etat"');
    expect(await pathsOf({ etat: 'pret', sequence: [texte({ active: false })] })).toContain('"etat"');
    expect(await pathsOf({ sequence: [texte({ plage: 'Matin' })] })).toContain('sequence.0.plage');
    expect(await pathsOf({ urgence: true })).toContain('urgenceTitre');
  });
});

describe('the preview of a slide', () => {
  it('shows the objets of its sélection one by one, each as its language says', async () => {
    const { person, gabarit, objets, ref } = await office();
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
    const { person, gabarit, objets, ref } = await office();
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
    expect(html).toContain('https://photos.example/neuve.jpg');
    expect(html).not.toContain('vieille.jpg');
    expect(html).toContain('© Office');
  });

  it('shows blocs as the production draws them on screens', async () => {
    const { admin, person, gabarit, objets, ref } = await office();
    await objets({ colonnes: { nom: 'Alpha' } });
    const bloc = await cree(admin, '/blocs', {
      nom: 'Note',
      code: `note-${serial}`,
      genre: 'texte-libre',
      texte: { fr: '<p>Ouvert <strong>tous les jours</strong></p>' },
    });
    const some = slide('objets', { selection: ref, blocs: [{ ref: 'bloc', id: bloc.id }] });
    expect((await apercu(person, gabarit.id, some)).body.data.html).toContain('<strong>tous les jours</strong>');
  });

  it('shows nothing of a sélection of others, and says so', async () => {
    const [mine, theirs] = [await office(), await office()];
    await theirs.objets({ colonnes: { nom: 'Secret' } });
    const { status, body } = await apercu(mine.person, mine.gabarit.id, slide('objets', { selection: theirs.ref }));
    expect(status).toBe(200);
    expect(body.data.html).not.toContain('Secret');
    expect(body.data.remarques).toEqual([expect.stringContaining('vous n’y avez pas accès')]);
  });

  it('says that there is nothing to show today', async () => {
    const { person, gabarit, ref } = await office();
    const { body } = await apercu(person, gabarit.id, slide('agenda', { selection: ref }));
    expect(body.data).toMatchObject({ total: 0, remarques: [expect.stringContaining('Rien aujourd’hui')] });
  });

  it('is the message of emergency, without the band', async () => {
    const { person, gabarit } = await office();
    const habillage = { ...HABILLAGE, gabarit: gabarit.id, bandeau: 'bas', defilant: { fr: 'Marché' } };
    const { html } = (await apercu(person, gabarit.id, null, { habillage })).body.data;
    expect(html).toContain('Évacuez');
    expect(html).not.toContain('Marché');
    const texte = slide('texte', { titre: { fr: 'Bonjour' } });
    expect((await apercu(person, gabarit.id, texte, { habillage })).body.data.html).toContain('Marché');
  });

  it('takes what its gabarit leaves open, and nothing else', async () => {
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const parametres = [{ nom: 'teinte', libelle: 'Teinte', genre: 'couleur', defaut: '#112233' }];
    const { id } = await cree(root, '/superadmin/diaporama_template', {
      nom: 'Réglable',
      code: `reglable-${++serial}`,
      partage: 'toutes',
      parametres,
    });
    const { person } = await office();
    const open = await person.call('GET', `/api/display/diaporamas/parametres?gabarit=${id}`);
    expect(open.body.data).toEqual({ items: parametres });
    const texte = slide('texte', { titre: { fr: 'Bonjour' } });
    const drawn = async (values: object) =>
      (await apercu(person, id, texte, { habillage: { ...HABILLAGE, gabarit: id, parametres: values } })).body.data
        .html;
    expect(await drawn({})).toContain('--teinte:#112233');
    expect(await drawn({ teinte: '#abcdef', autre: 'x' })).toContain('--teinte:#abcdef');
    expect(await drawn({ teinte: '}</style><b>' })).toContain('--teinte:#112233');
  });

  it('needs a gabarit that exists', async () => {
    const { person } = await office();
    expect((await apercu(person, 999_999, slide('texte', { titre: { fr: 'Bonjour' } }))).status).toBe(404);
  });
});

describe('the ordeal of a gabarit', () => {
  const eprouver = async (epreuve: string, changes: object = {}) => {
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const { rows } = await sql<Record<string, unknown>>`
      SELECT orientation, resolution, disposition, zone_annonce AS "zoneAnnonce", zone_qr AS "zoneQr", police,
        taille_titre AS "tailleTitre", taille_texte AS "tailleTexte", max_titre AS "maxTitre", max_texte AS "maxTexte",
        fond, texte, accent, css, parametres FROM gabarits_diaporama WHERE code = 'portrait'`.execute(world().db);
    return root.call<DiapositiveApercue & { titresCoupes: number }>(
      'POST',
      '/api/superadmin/diaporama_template/apercu',
      {
        gabarit: { ...brouillonDeGabaritDiaporama(rows[0] ?? {}), ...changes },
        epreuve,
        langue: 'fr',
      },
    );
  };

  it('finds the longest title of all objets, and says that it is cut', async () => {
    const { objets } = await office();
    const nom = `Auberge ${'du très grand lac '.repeat(9)}`.trim();
    await objets({ colonnes: { nom } });
    const { body } = await eprouver('titre-long', { maxTitre: 20 });
    expect(body.data.objet?.nom).toBe(nom);
    expect(body.data.titresCoupes).toBeGreaterThan(0);
    expect(body.data.remarques).toContain('Le titre est coupé.');
  });

  it('shows an objet without a photo, and tells colours that are hard to read', async () => {
    const { objets } = await office();
    await objets({ colonnes: { nom: 'Sans photo' } });
    const { body } = await eprouver('sans-photo', { fond: '#777777', texte: '#888888' });
    expect(body.data.html).not.toContain('<figure');
    expect(body.data.remarques[0]).toContain('se lit mal');
  });

  it('is for super admins alone', async () => {
    const { admin } = await office();
    expect((await admin.call('POST', '/api/superadmin/diaporama_template/apercu', {})).status).toBe(403);
  });

  it('does not keep styles that do not run', async () => {
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const values = { nom: 'Essai', code: `essai-${++serial}`, css: '.a{color:red}</style>' };
    const { status, body } = await root.call('POST', '/api/superadmin/diaporama_template', values);
    expect([status, JSON.stringify(body).includes('"css"')]).toEqual([400, true]);
  });
});
