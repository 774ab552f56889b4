import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  API_BASE,
  type ArchiveDAnnonce,
  adresseDeFichier,
  type createAbonnement,
  type EndpointAnswer,
} from '@bridge/contract';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { createMedia } from './areas/mediatheque/testing/depot.ts';
import { jpeg } from './areas/mediatheque/testing/fichiers.ts';
import { createPartages, secretDe } from './areas/mediatheque/testing/partages.ts';
import { createSecret } from './platform/auth/secret.ts';
import { createDiskFiles } from './platform/files/disk.ts';
import { pairedWith, vitrine } from './publication/ecran/testing/poste.ts';
import { clePdf } from './publication/print/generations/instantane.ts';
import { guide } from './publication/print/testing/guide.ts';
import { regieDe } from './publication/web/annonces/testing/regie.ts';
import { officeEnLigne } from './publication/web/testing/site.ts';
import { archiveOf } from './sources/reading/archives/testing.archive.ts';
import { CATALOGUE } from './testing/atelier.ts';
import { useWorld } from './testing/use-world.ts';
import type { Person } from './testing/world.ts';

/** S-03: what is nobody else’s, by every way that leads to it or to a part of it. */
const folder = mkdtempSync(join(tmpdir(), 'bridge-portes-'));
const store = createDiskFiles(join(folder, 'store'));
const world = useWorld({ medias: { files: store, arrivees: join(folder, 'arrivees') } });
const { lot } = createPartages(world);
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Porte {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}
const statusAt = async (porte: Porte) => (await world().app.inject(porte)).statusCode;
const bearer = ({ tokens }: Person) => ({ authorization: `Bearer ${tokens.token}` });

/** The ways that open to their person, and the same as others would try them; `own` is null where it opens to nobody. */
type Portes = Record<string, { readonly own: Porte | null; readonly other: Porte }>;
const called = (person: Person, path: string) => {
  const url = `${API_BASE}${path}`;
  return { own: { url, headers: bearer(person) }, other: { url } };
};

async function ofTheMediatheque(): Promise<Portes> {
  const { admin, entiteId, adresse, lac } = await lot();
  const elsewhere = await lot();
  const forged = adresse.replace(secretDe(adresse), createSecret('partage'));
  const jete = await createMedia(world(), admin, await jpeg(7), { entiteId });
  const { id } = Object(jete.fichier);
  const [original, vignette] = [adresseDeFichier(id, 'original'), adresseDeFichier(id, 'vignette')];
  expect([await statusAt({ url: original }), await statusAt({ url: vignette })]).toEqual([200, 200]);
  const thrown = await admin.call('DELETE', `/api/mediatheque/${jete.id}?version=${jete.version}`);
  expect(thrown.status).toBe(200);
  return {
    'a media': called(admin, `/api/mediatheque/${lac.id}`),
    'a media that was thrown away': { own: null, other: { url: original } },
    'its thumbnail': { own: null, other: { url: vignette } },
    'a part of it': { own: null, other: { url: original, headers: { range: 'bytes=0-9' } } },
    'a lot': { own: { url: adresse }, other: { url: forged } },
    'its archive': { own: { url: `${adresse}/archive` }, other: { url: `${forged}/archive` } },
    'a file of a lot': {
      own: { url: `${adresse}/${lac.id}/original` },
      other: { url: `${elsewhere.adresse}/${lac.id}/original` },
    },
    'a thumbnail of a lot': {
      own: { url: `${adresse}/${lac.id}/vignette` },
      other: { url: `${elsewhere.adresse}/${lac.id}/vignette` },
    },
  };
}

async function ofAnAnnonce(): Promise<Portes> {
  const { vendeur, brouillon } = await regieDe(world(), await officeEnLigne(world()));
  const page =
    '<html><head><meta name="ad.size" content="width=300,height=250"></head><body onclick="clickTag"></body>';
  const deposited = await world().app.inject({
    method: 'POST',
    url: `${API_BASE}/api/annonces/archives?nom=pub.zip`,
    headers: { ...bearer(vendeur), 'content-type': 'application/octet-stream' },
    payload: await archiveOf({ 'index.html': page }),
  });
  const { apercu } = deposited.json<{ data: ArchiveDAnnonce & { apercu: string } }>().data;
  const annonce = await brouillon();
  return {
    'an annonce': called(vendeur, `/api/annonces/annonce/${annonce.id}`),
    'the preview of an HTML5 creation': { own: { url: apercu }, other: { url: apercu.replace(/[^/]+$/, 'autre.1.x') } },
    'its file, from another network': {
      own: { url: `${apercu}/index.html` },
      other: { url: `${apercu}/index.html`, remoteAddress: '203.0.113.9' },
    },
  };
}

async function ofAnEdition(): Promise<Portes> {
  const { admin, entiteId, modele, objets, db } = await guide(world());
  const [objet] = await objets({ colonnes: { nom: 'Auberge', partage: 'prive' } });
  const fichiers = [{ sortie: 'ecran', nom: 'guide.pdf', poids: 9, pages: 1, largeur: 148, hauteur: 210 }];
  await store.put(clePdf('porte', 'ecran'), Readable.from(['%PDF-1.4\n']));
  const printed = async (etat: string) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO generations (modele, entite_id, langue, sorties, etat, cree_le, pages, fichiers, dossier)
      VALUES (${modele.id}, ${entiteId}, 'fr', '{ecran}', ${etat}, now(), 1, ${JSON.stringify(fichiers)}::jsonb, 'porte')
      RETURNING id`.execute(db);
    return rows[0]?.id ?? 0;
  };
  const generation = await printed('prete');
  await sql`INSERT INTO adresses_d_edition (modele, entite_id, cle) VALUES (${modele.id}, ${entiteId}, ${'a'.repeat(12)})
    ON CONFLICT (modele, entite_id) DO UPDATE SET cle = excluded.cle`.execute(db);
  const at = `/api/editions/generations/${generation}`;
  return {
    'an objet': called(admin, `${CATALOGUE}/${objet}`),
    'a fiche': called(admin, `${CATALOGUE}/${objet}/fiche`),
    'a document': called(admin, at),
    'its file': called(admin, `${at}/fichiers/ecran`),
    'a page of it': { own: null, other: { url: `${API_BASE}${at}/pages/1?largeur=480` } },
    'the permanent address of a document that nobody validated': {
      own: null,
      other: { url: `/public/_editions/${'a'.repeat(12)}/fr.pdf` },
    },
  };
}

async function ofAScreen(stranger: Person): Promise<Portes> {
  const { person, ecran } = await vitrine(world());
  const { jeton } = await pairedWith(world(), person, ecran);
  const listening = (path: string, known: boolean) => ({
    own: known ? { url: `/e/api${path}`, headers: { authorization: `Bearer ${jeton}` } } : null,
    other: { url: `/e/api${path}`, headers: bearer(stranger) },
  });
  const at = `/api/display/ecrans/${ecran.id}`;
  return {
    'a screen': called(person, at),
    'its programme': called(person, `${at}/programme`),
    'what it shows now': { own: null, other: { url: `${API_BASE}${at}/capture` } },
    'its manifest': listening('/manifeste', true),
    'what it listens to': listening('/ecoute', false),
    'the events that it is sent': listening('/flux', false),
  };
}

async function ofACalendar(person: Person): Promise<Portes> {
  type Given = EndpointAnswer<typeof createAbonnement>;
  const { adresse } = (await person.call<Given>('POST', '/api/calendrier/abonnement', {})).body.data;
  const { pathname } = new URL(adresse);
  const forged = pathname.replace(/[^/]+$/, `${createSecret('calendrier')}.ics`);
  return { 'a calendar': { own: { url: pathname }, other: { url: forged } } };
}

it('whatever is private opens by none of its ways to a stranger who is signed in, nor to a visitor', async () => {
  const stranger = await world().person({
    roles: ['ROLE_ADMIN', 'ROLE_ANNONCE_ADMIN', 'ROLE_DIAPORAMA_USER'],
    entiteId: await world().createEntite('Office curieux'),
  });
  const portes: Portes = {
    ...(await ofTheMediatheque()),
    ...(await ofAnAnnonce()),
    ...(await ofAnEdition()),
    ...(await ofAScreen(stranger)),
    ...(await ofACalendar(await world().person({ roles: ['ROLE_ADMIN'] }))),
  };
  for (const [nom, { own, other }] of Object.entries(portes)) {
    if (own !== null) expect([nom, await statusAt(own)]).toEqual([nom, 200]);
    const signedIn = await statusAt({ ...other, headers: { ...bearer(stranger), ...other.headers } });
    const { authorization: _, ...unsigned } = other.headers ?? {};
    const visitor = await statusAt({ ...other, headers: unsigned });
    expect([401, 404], `${nom}, to a stranger`).toContain(signedIn);
    expect([401, 404], `${nom}, to a visitor`).toContain(visitor);
  }
});
