import { type Annonce, type AnyRecord, API_BASE, type RapportDAnnonceur } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepEvenements } from '../../../publication/web/annonces/evenements.repository.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { openRegie, type Regie } from '../testing/regie.ts';
import { sendRapports } from './mensuel.ts';

const world = useWorld();
let regie: Regie;
let annonceur: number;
let vendues: readonly Annonce[];

beforeAll(async () => {
  regie = await openRegie(world());
  annonceur = regie.annonceur.id;
  const sold = async (nom: string) =>
    (
      await regie.act(
        regie.responsable,
        await regie.annonce({ nom, du: '2026-10-01', au: '2027-12-31', priorite: 'remplissage' }),
        'valider',
      )
    ).body.data;
  vendues = [await sold('Vélos'), await sold('Remorques')];
  await ledger();
});

const PERIODE = 'du=2026-10-01&au=2026-10-31';
const PATH = () => `/api/annonces/annonceur/${annonceur}/rapport`;
const rapport = async (by = regie.responsable) => by.call<RapportDAnnonceur>('GET', `${PATH()}?${PERIODE}`);

/** The real events: views and clicks of two annonces on several days, some of them told twice. */
const compte = { vues: 0, clics: 0 };
async function ledger(): Promise<void> {
  const site = await sql<{ id: number }>`
    INSERT INTO sites (nom, code, langues, langue_par_defaut, entite_id)
    VALUES ('Office', 'ot-rapport', '{fr}', 'fr', ${regie.office}) RETURNING id`.execute(world().db);
  const espace = Number(regie.espace.id);
  for (let rang = 0; rang < 400; rang += 1) {
    const genre = rang % 20 === 0 ? 'clic' : 'vue';
    const one = {
      cle: rang.toString(16).padStart(32, '0'),
      genre,
      annonce: vendues[rang % 2]?.id ?? 0,
      espace,
      site: site.rows[0]?.id ?? 0,
    } as const;
    // Every twentieth is told again.
    const told = rang % 20 === 7 ? [one, one] : [one];
    const day = String(1 + (rang % 28)).padStart(2, '0');
    for (const evenement of told) await keepEvenements(world().db, [evenement], new Date(`2026-10-${day}T10:30:00Z`));
    compte[genre === 'vue' ? 'vues' : 'clics'] += 1;
  }
  // An event on the first of the next month is outside this one.
  const late = {
    cle: 'f'.repeat(32),
    genre: 'vue',
    annonce: vendues[0]?.id ?? 0,
    espace,
    site: site.rows[0]?.id ?? 0,
  } as const;
  await keepEvenements(world().db, [late], new Date('2026-10-31T23:30:00Z'));
}

const sum = (lines: readonly { readonly vues: number; readonly clics: number }[]) => ({
  vues: lines.reduce((total, { vues }) => total + vues, 0),
  clics: lines.reduce((total, { clics }) => total + clics, 0),
});

describe('The report of an advertiser', () => {
  it('equals what happened, to the unit, in all and by day, by place and by annonce', async () => {
    const { status, body } = await rapport();
    expect(status).toBe(200);
    const { total, jours, lieux, annonces } = body.data;
    expect(total).toEqual({ ...compte, passages: 0, parutions: 0 });
    for (const lines of [jours, lieux, annonces]) expect(sum(lines)).toEqual(compte);
    expect(annonces.map(({ nom }) => nom)).toEqual(['Vélos', 'Remorques']);
    expect(lieux).toEqual([expect.objectContaining({ nom: 'Pied de fiche, Office', canal: 'web' })]);
  });

  it('is told to nobody of another entity', async () => {
    const elsewhere = await regie.person('ROLE_ANNONCE_ADMIN', await world().createEntite('Ailleurs'));
    for (const path of [`?${PERIODE}`, `/pdf?${PERIODE}`, '/liens'])
      expect((await elsewhere.call('GET', `${PATH()}${path}`)).status).toBe(403);
    expect(
      (await elsewhere.call('POST', `${PATH()}/liens`, { du: '2026-10-01', au: '2026-10-31', jours: 30 })).status,
    ).toBe(403);
  });

  it('holds nothing of what another entity sold to the same advertiser, which is shared with it', async () => {
    const { db } = world();
    const elsewhere = await regie.person('ROLE_ANNONCE_ADMIN', await world().createEntite('Régie voisine'));
    const { id } = await regie.annonce({ nom: 'Canari', espaces: [], du: '2026-10-01', au: '2027-12-31' }, elsewhere);
    await sql`UPDATE annonces SET validation = 'validee' WHERE id = ${id}`.execute(db);
    await sql`INSERT INTO comptes_annonce (annonce, espace, site, heure, genre, nombre)
      SELECT ${id}, espace, site, heure, 'vue', 7 FROM comptes_annonce ORDER BY heure LIMIT 1`.execute(db);
    const { total, annonces, jours } = (await rapport()).body.data;
    expect(annonces.map(({ nom }) => nom)).toEqual(['Vélos', 'Remorques']);
    for (const told of [[total], jours]) expect(sum(told)).toEqual(compte);
  });

  it('is a PDF', async () => {
    const { status, bytes } = await regie.responsable.download(`${PATH()}/pdf?${PERIODE}`);
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });
});

describe('A link to a report', () => {
  const share = async () =>
    (
      await regie.redacteur.call<{ adresse: string; items: AnyRecord[] }>('POST', `${PATH()}/liens`, {
        du: '2026-10-01',
        au: '2026-10-31',
        jours: 30,
      })
    ).body.data;
  const open = (url: string) => world().app.inject({ method: 'GET', url });

  it('opens without an account, tells the same numbers, and is kept by no engine', async () => {
    const { adresse } = await share();
    expect(adresse).toMatch(/\/rapports\/rapport\.[\w-]{43}$/);
    const { statusCode, headers, body } = await open(adresse);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain(`<dd>${compte.vues}</dd>`);
    const pdf = await open(`${adresse}/pdf`);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is closed by who gave it, and ends by itself', async () => {
    const { adresse, items } = await share();
    await regie.redacteur.call('POST', `${PATH()}/liens/${items[0]?.id}/revoquer`);
    expect((await open(adresse)).statusCode).toBe(410);
    const other = await share();
    await sql`UPDATE rapports_partages SET expire_le = ${world().now} WHERE revoque_le IS NULL`.execute(world().db);
    for (const path of ['', '/pdf', '/pages/1/1']) expect((await open(`${other.adresse}${path}`)).statusCode).toBe(410);
  });

  it('cannot be guessed, nor asked for without end', async () => {
    const base = `${API_BASE}/api/annonces/rapports`;
    expect((await open(`${base}/rapport.${'A'.repeat(43)}`)).statusCode).toBe(404);
    const answers = await Promise.all(Array.from({ length: 310 }, () => open(`${base}/partage.x`)));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  });
});

describe('The report of a month', () => {
  const letters = async () =>
    (
      await sql<{ donnees: { to: string; text: string } }>`
      SELECT donnees FROM taches WHERE type = 'courriel' ORDER BY id`.execute(world().db)
    ).rows;

  it('leaves once, to who asked for it, with a link that opens', async () => {
    const put = (values: object) =>
      sql`UPDATE annonceurs SET ${sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
        WHERE id = ${annonceur}`.execute(world().db);
    const at = new Date('2026-11-02T07:00:00Z');
    const send = () =>
      world()
        .db.transaction()
        .execute((tx) => sendRapports(tx, 'https://bridge.example', at));
    await send();
    expect(await letters()).toEqual([]);
    await put({ courriel: 'contact@cycles.example', rapport_mensuel: true });
    await send();
    await send();
    const [letter, ...others] = await letters();
    expect([letter?.donnees.to, others]).toEqual(['contact@cycles.example', []]);
    expect(letter?.donnees.text).toContain(`Vues\u00a0: ${compte.vues}`);
    expect(letter?.donnees.text).toMatch(/https:\/\/bridge\.example\S+rapport\.[\w-]{43}/);
  });

  it('is not sent where the transaction that sends it is lost, and then is', async () => {
    await sql`DELETE FROM taches`.execute(world().db);
    const at = new Date('2026-12-02T07:00:00Z');
    const lost = world()
      .db.transaction()
      .execute(async (tx) => {
        await sendRapports(tx, 'https://bridge.example', at);
        throw new Error('killed');
      });
    await expect(lost).rejects.toThrow('killed');
    expect(await letters()).toEqual([]);
    await world()
      .db.transaction()
      .execute((tx) => sendRapports(tx, 'https://bridge.example', at));
    expect(await letters()).toHaveLength(1);
  });
});
