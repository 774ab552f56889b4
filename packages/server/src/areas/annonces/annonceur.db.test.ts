import { type Annonce, type AnyRecord, nouvelleCreation } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { openRegie, type Regie } from './testing/regie.ts';

const world = useWorld();
let regie: Regie;
beforeAll(async () => {
  regie = await openRegie(world());
});

const annonceur = async (values: object): Promise<AnyRecord> =>
  (await regie.redacteur.call<AnyRecord>('POST', '/api/annonces/annonceur', values)).body.data;
const sold = async (values: object): Promise<Annonce> =>
  (await regie.act(regie.responsable, await regie.annonce(values), 'valider')).body.data;
const facturation = async (by = regie.responsable) => {
  const file = await by.download('/api/annonces/facturation?du=2027-06-01&au=2027-06-30');
  return file.text.split('\r\n').filter((line) => line !== '');
};

describe('An advertiser', () => {
  it('is a record that several annonces name, and is kept while they do', async () => {
    const { id } = await annonceur({ nom: 'Cave du Lac', contact: 'Lou', courriel: 'lou@cave.example' });
    const annonce = await regie.annonce({ annonceur: id, espaces: [] });
    expect(annonce.annonceur).toBe(id);
    const removed = await regie.responsable.call('DELETE', `/api/annonces/annonceur/${id}`);
    expect(removed.status).not.toBe(200);
  });

  it('of the catalogue lends its establishment to its annonces', async () => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO objets (nom, type_bridge, statut, systeme, identifiant, entite_id)
      VALUES ('Auberge', 'hotel', 'publie', 'lei', 'A1', ${regie.office}) RETURNING id`.execute(world().db);
    const { id } = await annonceur({ nom: 'Auberge SARL', objet: rows[0]?.id });
    // The annonce leads to the fiche of the advertiser: no address is needed.
    const annonce = await regie.annonce({
      annonceur: id,
      espaces: [],
      tagsCibles: [],
      creations: [regie.creation({ url: '' })],
    });
    const { body } = await regie.act(regie.redacteur, annonce, 'demander');
    expect(body.errors?.map(({ path }) => path)).toEqual(['espaces']);
  });
});

describe('The file for invoicing', () => {
  it('holds what was sold in the period, its own contract number or that of its advertiser, and no formula', async () => {
    const { id } = await annonceur({ nom: '=1+1', convention: 'C-1', contact: 'Ana', adresse: '1 rue du Port' });
    await sold({
      nom: 'Juin',
      annonceur: id,
      montant: 120.5,
      du: '2027-06-10',
      au: '2027-06-12',
      priorite: 'remplissage',
    });
    await sold({ nom: 'Juillet', annonceur: id, du: '2027-07-01', au: '2027-07-12', priorite: 'remplissage' });
    const [header, ...lines] = await facturation();
    expect(header).toContain('Annonceur;Contact;E-mail;Adresse de facturation;N° de convention');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("'=1+1;Ana;;1 rue du Port;C-1;Juin;");
    expect(lines[0]).toContain('2027-06-10;2027-06-12;120,5;120,5;');
  });

  it('bills an annonce once, in the period that it begins in', async () => {
    await sold({ nom: 'Deux mois', montant: 90, du: '2027-05-20', au: '2027-06-20', priorite: 'remplissage' });
    const line = (lines: readonly string[]) => lines.find((one) => one.includes('Deux mois'));
    expect(line(await facturation())).toContain(';90;0;');
    const may = await regie.responsable.download('/api/annonces/facturation?du=2027-05-01&au=2027-05-31');
    expect(line(may.bytes.toString().split('\r\n'))).toContain(';90;90;');
  });

  it('does not tell how to reach an advertiser that another entity shares', async () => {
    const { id } = await annonceur({
      ...{
        nom: 'Canoës',
        contact: 'Canari',
        courriel: 'canari@canoes.example',
        adresse: 'Canari',
        convention: 'Canari',
      },
      partage: 'toutes',
    });
    const elsewhere = await regie.person('ROLE_ANNONCE_ADMIN', await world().createEntite('Régie voisine'));
    const made = await regie.annonce({ annonceur: id, espaces: [], du: '2027-06-10', au: '2027-06-12' }, elsewhere);
    await sql`UPDATE annonces SET validation = 'validee' WHERE id = ${made.id}`.execute(world().db);
    const [, line = ''] = await facturation(elsewhere);
    expect(line).toContain('Canoës;');
    expect(line.toLowerCase()).not.toContain('canari');
  });

  it('holds nothing of other entities', async () => {
    const elsewhere = await regie.person('ROLE_ANNONCE_ADMIN', await world().createEntite('Ailleurs'));
    expect(await facturation(elsewhere)).toHaveLength(1);
  });
});

it('a format or a media that an annonce shows is not thrown away', async () => {
  const root = await regie.person('ROLE_SUPER_ADMIN');
  const format = { nom: 'Bandeau', code: 'bandeau', genre: 'image', partage: 'toutes' };
  const { id } = (await root.call<AnyRecord>('POST', '/api/annonces/format', format)).body.data;
  const media = await regie.media();
  const creation = { ...nouvelleCreation(id), media: { ref: 'media', id: media } };
  await regie.annonce({ creations: [creation] });
  expect((await root.call('DELETE', `/api/annonces/format/${id}?version=1`)).status).toBe(409);
  expect((await root.call('DELETE', `/api/mediatheque/${media}?version=1`)).status).toBe(409);
});

it('formats are read by who writes annonces, and written by super admins alone', async () => {
  const { body } = await regie.redacteur.call<{ items: { nom: string }[] }>(
    'GET',
    `/api/annonces/formats?ids=${regie.format.id}`,
  );
  expect(body.data.items).toMatchObject([{ nom: 'Texte seul', maxTitre: 40 }]);
  expect((await regie.responsable.call('GET', `/api/annonces/format/${regie.format.id}`)).status).toBe(403);
});
