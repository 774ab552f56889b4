import { type AnyRecord, civilDay, nouvelleCreation, type StatistiquesDAnnonce } from '@bridge/contract';
import { expect } from 'vitest';
import { ask } from '../../../platform/db/testing/postgres-probe.ts';
import type { Exploitant } from '../../../sources/testing/exploitant.ts';
import { scale } from '../../scale.ts';
import { pause, type Serveurs, type Witness } from './witness.ts';

const VUES = scale(100, 100_000);
const CLICS = scale(20, 5_000);
const CLIENTS = scale(10, 50);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

/** An annonce in a place of a site. */
async function prepare(admin: Exploitant) {
  const { version } = await admin.call<{ version: number }>('GET', '/api/reglages/parametres');
  await admin.call('PUT', '/params/update_params', { enable_module_ads: true, version });
  const create = (path: string, values: object) => admin.call<AnyRecord>('POST', `/api${path}`, values);
  const site = await create('/web/sites', { nom: 'Office', code: 'annonces', langues: ['fr'], langueParDefaut: 'fr' });
  const format = await create('/annonces/format', { nom: 'Texte', code: 'texte', genre: 'texte' });
  const place = { nom: 'Tête', code: 'tete', emplacement: 'en-tete', sites: [site.id], formats: [format.id] };
  const espace = await create('/annonces/space', place);
  const annonce = await create('/annonces/annonce', {
    nom: 'Vélos',
    format: format.id,
    annonceur: (await create('/annonces/annonceur', { nom: 'Cycles' })).id,
    creations: [{ ...nouvelleCreation(format.id), titre: 'Louez', url: 'https://velos.exemple.fr/' }],
    du: civilDay(new Date()),
    au: '2099-12-31',
    espaces: [espace.id],
  });
  await admin.call('POST', `/api/annonces/annonce/${annonce.id}/valider`, { version: annonce.version });
  return { site: site.id, espace: espace.id, annonce: annonce.id, format: format.id };
}

/** Visitors see and follow an annonce at the server that dies, and tell it again until it is acknowledged; `morts` kills are to come. */
export const annonces =
  (morts: number) =>
  async ({ databaseUrl, writer, admin }: Serveurs): Promise<Witness> => {
    const debut = new Date();
    const { site, espace, annonce, format } = await prepare(admin());
    const quoi = `${annonce}-${espace}-${site}-${format}-fr`;

    /** Repeats a request until it is acknowledged, while the server is down. */
    const until = async (send: (address: string) => Promise<Response>, wanted: number): Promise<string> => {
      for (;;) {
        const answer = await send(writer().address).catch(() => null);
        if (answer?.status === wanted) return answer.text();
        await pause(20);
      }
    };
    let next = 0;
    let retenues: (() => Promise<void>)[] = [];
    const ledger = { vues: 0, clics: 0 };

    async function visit(rang: number): Promise<void> {
      const headers = {
        'user-agent': FIREFOX,
        'x-forwarded-for': `10.0.${Math.floor(rang / 250) % 40}.${rang % 250}`,
      };
      const jeton = await until((address) => fetch(`${address}/public/_annonces/jeton?site=${site}`, { headers }), 200);
      const body = JSON.stringify({ site, jeton, vues: [[annonce, espace]] });
      const vue = () =>
        until(
          (address) =>
            fetch(`${address}/public/_annonces`, {
              method: 'POST',
              headers: { ...headers, 'content-type': 'text/plain' },
              body,
            }),
          204,
        );
      const clic = () =>
        until(
          (address) => fetch(`${address}/public/_annonces/clic/${quoi}?j=${jeton}`, { headers, redirect: 'manual' }),
          302,
        );
      const tell = async () => {
        await vue();
        ledger.vues += 1;
        if (rang < CLICS) {
          await clic();
          ledger.clics += 1;
        }
        if (rang % 20 === 1) await Promise.all([vue(), ...(rang < CLICS ? [clic()] : [])]);
      };
      // Some are sent late, when all others are there.
      if (rang % 20 === 2) retenues.push(tell);
      else await tell();
    }

    let clients: Promise<unknown> | undefined;
    const visits = async () => {
      while (next < VUES) await visit(next++);
    };
    return {
      life: 0,
      async begin(mort) {
        clients ??= Promise.all(Array.from({ length: CLIENTS }, visits));
        while (next < (VUES * mort) / (morts + 1)) await pause(10);
      },
      after: async () => undefined,
      async end() {
        await clients;
        const late = retenues;
        retenues = [];
        await Promise.all(late.map((tell) => tell()));

        expect(ledger).toEqual({ vues: VUES, clics: CLICS });
        const { total, jours, lieux } = await admin().call<StatistiquesDAnnonce>(
          'GET',
          `/api/annonces/annonce/${annonce}/statistiques?du=${civilDay(debut)}&au=${civilDay(new Date())}`,
        );
        expect(total).toMatchObject(ledger);
        // The counts are hour by hour, for the hours of the test only.
        const heures = await ask(
          databaseUrl,
          `SELECT genre, sum(nombre)::int AS nombre, min(heure) >= date_trunc('hour', '${debut.toISOString()}'::timestamptz)
          AND max(heure) <= now() AND bool_and(heure = date_trunc('hour', heure)) AS justes
         FROM comptes_annonce WHERE annonce = ${annonce} GROUP BY 1 ORDER BY 1`,
        );
        expect(heures).toEqual([
          { genre: 'clic', nombre: ledger.clics, justes: true },
          { genre: 'vue', nombre: ledger.vues, justes: true },
        ]);
        for (const parts of [jours, lieux]) expect(parts.reduce((sum, one) => sum + one.vues, 0)).toBe(ledger.vues);
      },
    };
  };
