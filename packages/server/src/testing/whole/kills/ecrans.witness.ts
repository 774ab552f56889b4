import { type AnyRecord, civilDay, diapositives, newItem } from '@bridge/contract';
import { expect, onTestFinished, vi } from 'vitest';
import { sellAnnonces } from '../../../publication/ecran/testing/annonces.ts';
import { ecoute } from '../../../publication/ecran/testing/ecoute.ts';
import { Carnet, nouvelEcran, passagesDe } from '../../../publication/ecran/testing/ecran-simule.ts';
import type { Exploitant } from '../../../sources/testing/exploitant.ts';
import type { Call } from '../../call.ts';
import { scale } from '../../scale.ts';
import type { Serveurs, Witness } from './witness.ts';

/** How long a test waits for an event, in milliseconds. */
const PATIENCE = 60_000;
const ECRANS = scale(4, 50);
const PASSAGES = scale(50, 2_000);
const LOT = scale(10, 20);
const DAY = 86_400_000;
const ANNONCES = 5;

/** An espace of annonces. */
interface Place {
  readonly ref: 'espace';
  readonly id: number;
}
const says = (n: number, espace: Place) => ({
  sequence: [
    newItem(diapositives, { genre: 'texte', titre: { fr: `Version ${n}` } }),
    newItem(diapositives, { genre: 'annonce', espace }),
  ],
});

async function sell(admin: Exploitant, call: Call) {
  const { version } = await admin.call<{ version: number }>('GET', '/api/reglages/parametres');
  await admin.call('PUT', '/params/update_params', { enable_module_ads: true, version });
  const today = Date.now();
  const days = { du: civilDay(new Date(today - 5 * DAY)), au: civilDay(new Date(today + 5 * DAY)) };
  const { annonces, espace } = await sellAnnonces(call, ANNONCES, days);
  return { annonces: annonces.map(({ id }) => id), espace };
}

async function prepare(admin: Exploitant, espace: Place): Promise<AnyRecord> {
  const { items } = await admin.call<{ items: AnyRecord[] }>('GET', '/api/superadmin/diaporama_template');
  const values = { nom: 'Vitrine', code: 'vitrine', gabarit: items[0]?.id, ...says(0, espace) };
  return admin.call<AnyRecord>('POST', '/api/display/diaporamas', values);
}

async function manifeste(address: string, jeton: string): Promise<{ readonly version: string; readonly dit: string }> {
  const answer = await fetch(`${address}/e/api/manifeste`, { headers: { authorization: `Bearer ${jeton}` } });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`the manifest answered ${answer.status}: ${body}`);
  // The etag of a compressed answer is weak.
  const version = /[0-9a-f]{64}/.exec(answer.headers.get('etag') ?? '')?.[0] ?? '';
  return { version, dit: /Version \d+/.exec(body)?.[0] ?? '' };
}

interface Compte {
  readonly total: { readonly passages: number };
  readonly lignes: readonly { readonly cle: string; readonly passages: number }[];
  readonly manquants: number;
}

/** Screens tell what they showed to the server that dies, where somebody publishes; one listens to the other. */
export async function ecrans({ reader, writer, admin }: Serveurs): Promise<Witness> {
  const call: Call = (method, path, body) => admin().call(method, path, body);
  const { annonces, espace } = await sell(admin(), call);
  let diaporama = await prepare(admin(), espace);
  const publish = () =>
    call('POST', `/api/display/diaporamas/${diaporama.id}/publier`, {
      version: diaporama.version,
      du: null,
      au: null,
    });
  const started = performance.now();
  await publish();
  const life = 2 * (performance.now() - started);
  const tous: { readonly id: number; readonly jeton: string }[] = [];
  for (let n = 0; n < ECRANS; n += 1)
    tous.push(await nouvelEcran(writer().address, call, { nom: `Écran ${n}`, diaporama: diaporama.id }));
  const [first = { id: 0, jeton: '' }] = tous;
  const line = await ecoute(reader.address, first.jeton);
  onTestFinished(() => line.close());

  const at = new Date();
  const carnets = tous.map(
    ({ jeton }) => new Carnet(jeton, passagesDe({ nombre: PASSAGES, diaporama: diaporama.id, annonces, at })),
  );
  let telling: Promise<unknown> | undefined;
  let asked: Promise<unknown> = Promise.resolve();
  return {
    life,
    async begin(mort) {
      const { version } = diaporama;
      diaporama = await call<AnyRecord>('PUT', `/api/display/diaporamas/${diaporama.id}`, {
        version,
        ...says(mort, espace),
      });
      telling ??= Promise.all(carnets.map((carnet) => carnet.tellAll(() => writer().address, LOT)));
      asked = publish().catch(() => undefined);
    },
    async after() {
      await asked;
      const { enCours } = await call<{ enCours: { version: number } }>(
        'GET',
        `/api/display/diaporamas/${diaporama.id}/publications`,
      );
      const own = await manifeste(writer().address, first.jeton);
      // Either version is whole, and every screen hears of it through its server.
      expect(own.dit).toBe(`Version ${enCours.version - 1}`);
      await vi.waitFor(
        () =>
          expect(line.last('manifeste'), `heard:\n${line.all()}\nsaid:\n${reader.server.output()}`).toBe(own.version),
        { timeout: PATIENCE, interval: 20 },
      );
      expect(await manifeste(reader.address, first.jeton)).toEqual(own);
    },
    async end() {
      await telling;
      const question = `du=${civilDay(new Date(at.getTime() - 5 * DAY))}&au=${civilDay(new Date(at.getTime() + DAY))}`;
      const compte = (par: string) => call<Compte>('GET', `/api/display/passages?${question}&par=${par}`);
      const all = ECRANS * PASSAGES;
      expect(carnets.map(({ recus }) => recus.size)).toEqual(tous.map(() => PASSAGES));
      for (const par of ['ecran', 'annonce', 'jour', 'heure']) {
        const { total, lignes, manquants } = await compte(par);
        expect([par, total.passages, manquants]).toEqual([par, all, 0]);
        expect(lignes.reduce((sum, { passages }) => sum + passages, 0)).toBe(all);
      }
      const { lignes } = await compte('ecran');
      expect(lignes.map(({ passages }) => passages)).toEqual(tous.map(() => PASSAGES));
      const parAnnonce = (await compte('annonce')).lignes;
      expect(parAnnonce.map(({ passages }) => passages)).toEqual(annonces.map(() => all / ANNONCES));
    },
  };
}
