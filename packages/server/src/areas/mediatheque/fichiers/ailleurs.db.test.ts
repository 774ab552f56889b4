import { documentVide, type FichierAnalyse, type Media } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertObjets } from '../../../catalogue/testing/objets.ts';
import { PHOTO_BASE } from '../../../first-start/territoire/photo/demonstration.routes.ts';
import { NOMS_SCENES } from '../../../first-start/territoire/photo/photo.ts';
import { useAtelier } from '../../../testing/atelier.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { jpeg } from '../testing/fichiers.ts';

const MEDIAS = '/api/mediatheque';
const atelier = useAtelier();
const real = useWorld();

describe('a file of the web', () => {
  it('is brought, looked at and noted as coming from there', async () => {
    const { admin } = await atelier.office('Office');
    const url = 'https://photos.example/plage%20nord.jpg?cle=1';
    atelier.reponses.set(url, await jpeg(31));
    const { status, body } = await admin.call<FichierAnalyse>('POST', `${MEDIAS}/adresses`, { url });
    expect([status, body.data.fichier.nom]).toEqual([200, 'plage nord.jpg']);
    const media = await admin.call('POST', MEDIAS, {
      fichier: body.data.fichier,
      titre: { fr: 'Plage' },
      alternatif: { fr: 'Une plage' },
      credit: '©',
      supports: ['web'],
    });
    expect(media.body.data).toMatchObject({ origine: 'adresse' });
  });

  it('is refused in French when it is a page, or cannot be had', async () => {
    const { admin } = await atelier.office('Office');
    atelier.reponses.set('https://photos.example/page.jpg', '<html></html>');
    const page = await admin.call('POST', `${MEDIAS}/adresses`, { url: 'https://photos.example/page.jpg' });
    expect([page.status, page.body.errors?.[0]?.message]).toEqual([400, expect.stringContaining('page web')]);
    const away = await admin.call('POST', `${MEDIAS}/adresses`, { url: 'https://photos.example/absente.jpg' });
    expect([away.status, away.body.errors?.[0]?.path]).toEqual([400, 'url']);
  });

  it.each([
    'http://127.0.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/a.jpg',
    'http://localhost:5432/',
  ])('is never brought from inside our own network: %s', async (url) => {
    const admin = await real().person({ roles: ['ROLE_ADMIN'], entiteId: await real().createEntite('Office') });
    const { status, body } = await admin.call('POST', `${MEDIAS}/adresses`, { url });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'url']);
  });
});

describe('a photo of an objet', () => {
  async function objetAvec(entiteId: number, medias: readonly Media[]): Promise<number> {
    const { db } = atelier.world;
    const [id = 0] = await insertObjets(db, [{ nom: 'Auberge du Lac', entite_id: entiteId }]);
    const document = { ...documentVide(), nom: { fr: 'Auberge du Lac' }, medias };
    await sql`INSERT INTO objet_documents (objet_id, document, source, brut)
      VALUES (${id}, ${JSON.stringify({ ...document, lieu: { ...document.lieu, commune: 'Dinan' } })}::jsonb, '{}', '')`.execute(
      db,
    );
    return id;
  }
  const url = 'https://photos.example/auberge.jpg';
  const MEDIAS_D_OBJET: readonly Media[] = [
    { cle: '1', genre: 'image', url: 'https://photos.example/vieille.jpg', jusquAu: '2026-01-01' },
    { cle: '2', genre: 'image', url, legende: { fr: 'La salle' }, credit: '© Auberge' },
    { cle: '3', genre: 'document', url: 'https://photos.example/menu.pdf' },
  ];

  it('is copied with what the catalogue says of it, and its objet', async () => {
    const { admin, entiteId } = await atelier.office('Office');
    atelier.reponses.set(url, await jpeg(32));
    const objet = await objetAvec(entiteId, MEDIAS_D_OBJET);
    const list = await admin.call('GET', `${MEDIAS}/photos-d-objets/${objet}`);
    expect(list.body.data).toEqual({
      items: [
        {
          rang: 1,
          credit: '© Auberge',
          legende: 'La salle',
          apercu: expect.stringMatching(/^\/public\/photos\/\d+\/1-/),
        },
      ],
    });
    const { body } = await admin.call<FichierAnalyse>('POST', `${MEDIAS}/photos-d-objets`, { objet, rang: 1 });
    expect(body.data.lu).toMatchObject({
      titre: 'Auberge du Lac',
      legende: 'La salle',
      credit: '© Auberge',
      commune: 'Dinan',
      objets: [objet],
    });
  });

  it('of the demonstration is drawn here, without a request to ourselves', async () => {
    const { admin, entiteId } = await atelier.office('Office');
    const own = `${PHOTO_BASE}/${NOMS_SCENES[0]}-1.jpg`;
    const objet = await objetAvec(entiteId, [{ cle: '1', genre: 'image', url: own }]);
    const before = atelier.demandes.length;
    const { status, body } = await admin.call<FichierAnalyse>('POST', `${MEDIAS}/photos-d-objets`, { objet, rang: 0 });
    expect([status, body.data.largeur, atelier.demandes.length]).toEqual([200, 1_200, before]);
  });

  it('whose rights are past, or that is none, is not copied', async () => {
    const { admin, entiteId } = await atelier.office('Office');
    const objet = await objetAvec(entiteId, MEDIAS_D_OBJET);
    for (const rang of [0, 2, 9])
      expect((await admin.call('POST', `${MEDIAS}/photos-d-objets`, { objet, rang })).status).toBe(404);
  });

  it('is one that the web shows: what is for print alone has no view to choose it by', async () => {
    const { admin, entiteId } = await atelier.office('Office');
    const objet = await objetAvec(entiteId, [{ cle: '1', genre: 'image', url, canaux: ['print'] }]);
    expect((await admin.call('GET', `${MEDIAS}/photos-d-objets/${objet}`)).body.data).toEqual({ items: [] });
    expect((await admin.call('POST', `${MEDIAS}/photos-d-objets`, { objet, rang: 0 })).status).toBe(404);
  });

  it('is not seen from another entity', async () => {
    const [mine, other] = [await atelier.office('Office'), await atelier.office('Autre')];
    const objet = await objetAvec(mine.entiteId, MEDIAS_D_OBJET);
    expect((await other.admin.call('GET', `${MEDIAS}/photos-d-objets/${objet}`)).status).toBe(404);
    expect((await other.admin.call('POST', `${MEDIAS}/photos-d-objets`, { objet, rang: 1 })).status).toBe(404);
  });
});
