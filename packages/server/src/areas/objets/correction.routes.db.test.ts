import type { alluresDeListe, EndpointAnswer, Media, SiteDuParcours } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mediasPublies } from '../../catalogue/photos/photos.repository.ts';
import { create, duType } from '../../publication/web/testing/site.ts';
import { useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';
import { corrige, objetOf, readFiche, TARIFS, writeCorrection, writeTexte } from './testing/objets.ts';

const atelier = useAtelier();

const HORAIRES = {
  periodes: [
    {
      chaqueAnnee: false,
      du: '2026-01-01',
      au: '2027-12-31',
      regle: 'hebdomadaire',
      jours: ['samedi'],
      creneaux: [{ ouvre: '11:15', ferme: '14:45' }],
    },
  ],
  fermetures: [],
} as const;
const photo = (cle: string, changes: Partial<Media> = {}): Media => ({
  cle,
  genre: 'image',
  url: `https://photos.example/${cle}.jpg`,
  ...changes,
});

const setPhotos = (id: number, medias: readonly Media[]) =>
  sql`UPDATE objet_documents SET document = jsonb_set(document, '{medias}', ${JSON.stringify(medias)}::jsonb)
    WHERE objet_id = ${id}`.execute(atelier.world.db);

const columns = async (id: number) => {
  const { rows } = await sql<{ prix_min: number | null; prochaine_date: string | null; nombre_photos: number }>`
    SELECT prix_min::float8, prochaine_date::text, nombre_photos FROM objets WHERE id = ${id}`.execute(
    atelier.world.db,
  );
  return rows[0];
};

/** The page of an objet on a ready-made site. */
async function publicPage(admin: Person, nom: string): Promise<string> {
  const { data: site } = (await admin.call<SiteDuParcours>('POST', '/api/web/sites/pret', { nom: 'Le lac' })).body;
  const prepared = await admin.call<EndpointAnswer<typeof alluresDeListe>>('POST', '/api/web/listes/parcours/allures', {
    site: site.id,
  });
  const [allure] = prepared.body.data.allures;
  const selection = await create(admin, '/selections', {
    nom: 'Tout',
    code: 'tout',
    regles: duType('restaurant'),
  });
  await admin.call('POST', '/api/web/listes/parcours', {
    nom: 'Tables',
    site: site.id,
    selection: selection.id,
    allure: allure?.cle,
  });
  const list = await atelier.world.app.inject({ url: `/public/${site.code}/fr/tables` });
  const href = new RegExp(`href="([^"]*${nom}[^"]*)"`).exec(list.body)?.[1] ?? '';
  return (await atelier.world.app.inject({ url: new URL(href, 'http://x').pathname })).body;
}

describe('what an entity corrects of its objets', () => {
  it('is on the public page, in lists and filters, and stays there when the source changes its own', async () => {
    const { admin, objet, change, runImport, fiche } = await objetOf(atelier, 'Office correcteur');
    expect((await corrige(admin, objet.id, 'tarifs', TARIFS)).body.data.corrections).toMatchObject([
      { partie: 'tarifs', valeur: TARIFS, perime: false, par: expect.any(String) },
    ]);
    await corrige(admin, objet.id, 'ouverture', HORAIRES);
    await writeTexte(admin, objet.id, { champ: 'nom', langue: 'fr', valeur: 'Auberge corrigée' });
    expect(await columns(objet.id)).toMatchObject({ prix_min: 24, prochaine_date: expect.any(String) });

    await change(fiche({ COMMENTAIRE: 'La source a changé d’avis.' }));
    await runImport();
    expect(await columns(objet.id)).toMatchObject({ prix_min: 24, prochaine_date: expect.any(String) });
    const page = await publicPage(admin, 'auberge');
    for (const words of ['Auberge corrigée', 'Menu du lac', '24', '11', '14']) expect(page).toContain(words);
    expect(page).toContain('La source a changé d’avis.');
  });

  it('costs nothing to a run that does not touch its objet', async () => {
    const { admin, objet, change, runImport, fiche } = await objetOf(atelier, 'Office tranquille');
    await corrige(admin, objet.id, 'tarifs', TARIFS);
    await sql`UPDATE objets SET prix_min = 1 WHERE id = ${objet.id}`.execute(atelier.world.db);
    await runImport();
    expect(await columns(objet.id)).toMatchObject({ prix_min: 1 });
    await change(fiche({ COMMENTAIRE: 'Au bord du lac.' }));
    await runImport();
    expect(await columns(objet.id)).toMatchObject({ prix_min: 24 });
  });

  it('of photos hides some, says who comes first and in which words; what the source withdraws is shown no more', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office photographe');
    await setPhotos(objet.id, [photo('a'), photo('b', { credit: 'Anne' }), photo('c')]);
    const chosen = [photo('c', { legende: { fr: 'Le lac' } }), photo('b', { credit: 'Bruno' })];
    expect((await corrige(admin, objet.id, 'medias', chosen)).status).toBe(200);
    expect(await mediasPublies(atelier.world.db, objet.id)).toEqual(chosen);
    expect(await columns(objet.id)).toMatchObject({ nombre_photos: 2 });
    await setPhotos(objet.id, [photo('a'), photo('b', { credit: 'Anne' })]);
    expect(await mediasPublies(atelier.world.db, objet.id)).toEqual([chosen[1]]);
    expect((await readFiche(admin, objet.id)).body.data.corrections).toMatchObject([
      { partie: 'medias', perime: true },
    ]);
    // Rights are those of today: they start and end when the source says.
    await setPhotos(objet.id, [photo('b', { jusquAu: '2026-11-14' }), photo('c', { aPartirDu: '2027-01-01' })]);
    expect(await mediasPublies(atelier.world.db, objet.id)).toEqual([
      { ...chosen[0], aPartirDu: '2027-01-01' },
      { ...chosen[1], jusquAu: '2026-11-14' },
    ]);
    await setPhotos(objet.id, [photo('a'), photo('b', { credit: 'Anne' })]);
    const elsewhere = await corrige(admin, objet.id, 'medias', [photo('a', { url: 'http://127.0.0.1/secret' })]);
    expect([elsewhere.status, elsewhere.body.errors?.[0]?.path]).toEqual([400, 'valeur']);
  });

  it('gives its place back to the source, and is kept in the journal', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office repenti');
    const before = await columns(objet.id);
    await corrige(admin, objet.id, 'tarifs', TARIFS);
    expect((await corrige(admin, objet.id, 'tarifs', null)).body.data.corrections).toEqual([]);
    expect((await corrige(admin, objet.id, 'tarifs', null)).status).toBe(200);
    expect(await columns(objet.id)).toEqual(before);
    expect(await atelier.journal('objet', objet.id)).toEqual(['objet.corriger', 'objet.rendre-partie']);
  });

  it('is read by those with whom the objet is shared as pages show it, without who corrected it nor when', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office réservé', { partage: 'toutes' });
    await corrige(admin, objet.id, 'tarifs', TARIFS);
    await sql`UPDATE utilisateurs SET firstname = 'Camille', lastname = 'Canari' WHERE id = ${admin.user.id}`.execute(
      atelier.world.db,
    );
    const other = await atelier.office('Office curieux');
    const [own, told] = [await readFiche(admin, objet.id), await readFiche(other.admin, objet.id)];
    expect(JSON.stringify(own.body)).toContain('Camille Canari');
    expect(JSON.stringify(told.body)).not.toContain('Camille Canari');
    expect([told.body.data.corrections, told.body.data.empreintes]).toEqual([[], null]);
    expect(told.body.data.document.tarifs).toEqual(TARIFS);
    // Of a correction that can no longer be read, they are not told the source instead.
    await sql`UPDATE objet_corrections SET valeur = '"illisible"' WHERE objet_id = ${objet.id}`.execute(
      atelier.world.db,
    );
    expect([(await readFiche(admin, objet.id)).status, (await readFiche(other.admin, objet.id)).status]).toEqual([
      200, 404,
    ]);
  });

  it('is refused to those who only read the objet, and in another shape', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office propriétaire', { partage: 'toutes' });
    const other = await atelier.office('Office voisin');
    expect((await corrige(other.admin, objet.id, 'tarifs', TARIFS)).status).toBe(403);
    expect((await corrige(admin, objet.id, 'tarifs', { lignes: 'x' })).status).toBe(400);
    const depart = { empreinte: 'f'.repeat(64), majLe: null };
    expect((await writeCorrection(admin, objet.id, { partie: 'nom', valeur: {}, ...depart })).status).toBe(400);
    expect((await writeCorrection(admin, objet.id, { partie: 'tarifs', valeur: TARIFS })).status).toBe(400);
  });

  it('is refused in words where hours close before they open, or where a price ends below its start', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office distrait');
    const hours = (ouvre: string, ferme: string) =>
      corrige(admin, objet.id, 'ouverture', {
        ...HORAIRES,
        periodes: [{ ...HORAIRES.periodes[0], creneaux: [{ ouvre, ferme }] }],
      });
    const refused = await hours('12:00', '11:00');
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining('Une période ferme avant d’ouvrir.'),
    ]);
    expect((await hours('22:00', '02:00')).status).toBe(200);
    const prices = (bornes: object) => {
      const [{ libelle, devise }] = TARIFS.lignes;
      return corrige(admin, objet.id, 'tarifs', { ...TARIFS, lignes: [{ libelle, devise, ...bornes }] });
    };
    for (const bornes of [{ min: 60, max: 20 }, { max: 20 }]) {
      const answer = await prices(bornes);
      expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([
        400,
        expect.stringContaining('prix de départ'),
      ]);
    }
    expect((await prices({ min: 20 })).status).toBe(200);
  });

  it('takes the place of no other that was made meanwhile, and tells that its source changed meanwhile', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office à deux');
    await setPhotos(objet.id, [photo('a'), photo('b')]);
    const { empreintes } = (await readFiche(admin, objet.id)).body.data;
    const opened = { partie: 'medias', empreinte: empreintes?.medias, majLe: null };
    await setPhotos(objet.id, [photo('a'), photo('b'), photo('c')]);
    const first = await writeCorrection(admin, objet.id, { ...opened, valeur: [photo('b')] });
    expect(first.body.data.corrections).toMatchObject([{ valeur: [photo('b')], perime: true }]);

    const majLe = first.body.data.corrections[0]?.majLe;
    atelier.world.advance(1_000);
    for (const valeur of [[photo('a')], null])
      expect((await writeCorrection(admin, objet.id, { ...opened, valeur })).status).toBe(409);
    const second = await writeCorrection(admin, objet.id, { ...opened, majLe, valeur: [photo('a')] });
    expect(second.body.data.corrections).toMatchObject([{ valeur: [photo('a')] }]);
    expect((await writeCorrection(admin, objet.id, { ...opened, majLe, valeur: [photo('b')] })).status).toBe(409);
    // A correction that was removed meanwhile cannot be replaced.
    await corrige(admin, objet.id, 'medias', null);
    expect((await writeCorrection(admin, objet.id, { ...opened, majLe, valeur: [photo('b')] })).status).toBe(409);
  });
});
