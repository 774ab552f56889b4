import { brouillonDeTraductionApidaeSchema, type Estimation, type LotDeTraductionApidae } from '@bridge/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApidaeDEssai } from '../../areas/reglages/ecritures/testing/apidae.ts';
import { bureau } from '../../areas/reglages/ecritures/testing/ecritures.ts';
import { lotJob } from '../../areas/reglages/lots/lot.job.ts';
import { Services } from '../../areas/traductions/testing/services.ts';
import { traductionJob } from '../../areas/traductions/traduction.job.ts';
import { porteeDuRegistre } from '../../catalogue/registre/portee.repository.ts';
import { refreshObjets } from '../../catalogue/registre/registre.repository.ts';
import type { JobDefinition } from '../../platform/jobs/job.definition.ts';
import { databaseClock, takeNext } from '../../platform/jobs/lease.repository.ts';
import { runLeased } from '../../platform/jobs/testing/leased.ts';
import { createOutside } from '../../platform/net/outside.ts';
import { create } from '../../publication/web/testing/site.ts';
import { useWorld } from '../use-world.ts';

const apidae = await ApidaeDEssai.open();
const services = new Services();
const adresse = await services.open();
const outside = createOutside({ allowed: [apidae.hote, new URL(adresse).host], clock: { now: () => new Date() } });
const world = useWorld({ outside, origineApidae: () => apidae.url });
const CHEMIN = 'presentation.descriptifCourt';
const CONFIG = '/api/reglages/apidaeTranslationConfig';

beforeAll(async () => {
  await world().setParametres({
    ...{ enable_import_apidae: true, activer_trad_deepl: true, bridge_languages: ['fr', 'en'] },
  });
});
afterAll(async () => {
  await apidae.close();
  await services.close();
});

/** An office that translates its records for Apidae. */
async function office(values: object = {}) {
  const scene = await bureau(world(), apidae, outside);
  const { admin, clock, log } = scene;
  const { db, engine } = world();
  const moteur = await create(admin, '/reglages/deeplTranslationConfig', {
    ...{ nom: 'Anglais', fournisseur: 'deepl-free', cle: services.cle, adresse, actif: true },
    ...{ languesCibles: ['en'], champs: ['resume'], relecture: true },
  });
  const ecriture = await scene.configure();
  const config = await create(admin, '/reglages/apidaeTranslationConfig', {
    ...{
      nom: 'Vers Apidae',
      actif: true,
      moteur: moteur.id,
      ecriture: ecriture.id,
      langues: ['en'],
      champs: ['resume'],
    },
    ...{ relecture: false, critereInterne: '77' },
    ...values,
  });
  const fiche = async () => {
    const made = await scene.fiche({ libelleFr: `Face au lac ${Math.random()}.` });
    await refresh(made.id);
    return made;
  };
  /** A record whose summary was translated before its French changed, with a text that was never translated. */
  const depassee = async (description: string) => {
    const { id } = await scene.fiche({ libelleFr: 'Avant.', libelleEn: 'Before.' });
    await refresh(id);
    const change = { resume: { fr: 'Maintenant.', en: 'Before.' }, description: { fr: description } };
    await sql`UPDATE objet_documents SET document = document || ${JSON.stringify(change)}::jsonb WHERE objet_id = ${id}`.execute(
      db,
    );
    await refresh(id);
  };
  const simulate = async () => {
    const brouillon = Object.fromEntries(
      Object.keys(brouillonDeTraductionApidaeSchema.shape).map((name) => [name, config[name]]),
    );
    const { body } = await admin.call<Estimation>('POST', `${CONFIG}/simulation`, { brouillon, id: config.id });
    return body.data;
  };
  const refresh = (id: number) =>
    db.transaction().execute(async (tx) => refreshObjets(tx, [id], await porteeDuRegistre(tx), world().now));
  const engineJob = traductionJob({ engine, outside, publicUrl: 'https://x.fr', after: async () => undefined });
  const definition = lotJob({
    translate: (context, configuration, restreint) =>
      engineJob.run({ ...context, donnees: { configuration, importation: null, restreint } }),
  }) as unknown as JobDefinition;

  /** Runs the tasks of lots, then those of sendings. */
  async function work(): Promise<string[]> {
    const failures: string[] = [];
    for (;;) {
      const lease = await takeNext(db, {
        types: ['traduction-apidae'],
        serveur: 'essai',
        lease: 600_000,
        clock: databaseClock,
      });
      if (!lease) return [...failures, ...(await scene.work())];
      const donnees = definition.donnees.parse(lease.donnees);
      await runLeased(definition, lease, { db, clock, log, donnees }).catch((error: Error) =>
        failures.push(error.message),
      );
    }
  }
  const execute = async () => {
    const { body } = await admin.call<{ lot: number; nouveau: boolean }>('POST', `${CONFIG}/${config.id}/execution`);
    return { ...body.data, failures: await work() };
  };
  const lots = async () =>
    (await admin.call<{ items: LotDeTraductionApidae[] }>('GET', `${CONFIG}/${config.id}/lots`)).body.data.items;
  const onLot = async (id: number, geste: string, par = admin) =>
    (await par.call('POST', `${CONFIG}/lots/${id}/${geste}`)).status;
  return { ...scene, config, fiche, depassee, simulate, refresh, work, execute, lots, onLot };
}

const english = (numero: number) => apidae.texte(numero, CHEMIN).libelleEn;

describe('a translation for Apidae', () => {
  it('translates what is missing and writes it there, marked; run again, it sends nothing', async () => {
    const { fiche, execute, lots } = await office();
    const made = [await fiche(), await fiche()];
    expect(await execute()).toMatchObject({ nouveau: true, failures: [] });
    for (const { numero } of made) {
      expect(english(numero)).toMatch(/^\[EN-GB\] Face au lac/);
      expect(apidae.texte(numero, CHEMIN).libelleFr).toMatch(/^Face au lac/);
      expect(apidae.criteres.get(numero)).toEqual(new Set([77]));
    }
    const [sent, billed] = [apidae.recues.length, services.comptes];
    expect(await execute()).toMatchObject({ nouveau: true, failures: [] });
    expect([apidae.recues.length - sent, services.comptes - billed]).toEqual([0, 0]);
    expect(await lots()).toMatchObject([
      { etat: 'vide', textes: 0 },
      { etat: 'pousse', textes: 2, objets: 2, envois: { total: 2, ecrits: 2 } },
    ]);
  });

  it('waits for a review where one is asked for, and leaves without what was refused', async () => {
    const { fiche, execute, lots, onLot, work, admin } = await office({ relecture: true });
    const [yes, no] = [await fiche(), await fiche()];
    const { lot } = await execute();
    expect(await lots()).toMatchObject([{ etat: 'relecture', aRelire: 2 }]);
    expect([english(yes.numero), english(no.numero)]).toEqual([undefined, undefined]);
    const decide = async (objet: number, geste: string) => {
      const { rows } = await sql<{ id: number }>`
        SELECT id FROM traductions WHERE ressource = 'objet' AND sujet = ${objet} AND champ = 'resume' AND langue = 'en'`.execute(
        world().db,
      );
      expect((await admin.call('POST', `/api/reglages/traductions/${rows[0]?.id}/decision`, { geste })).status).toBe(
        200,
      );
    };
    await decide(yes.id, 'accepter');
    await decide(no.id, 'refuser');
    expect(await onLot(lot, 'pousser')).toBe(200);
    expect(await work()).toEqual([]);
    expect([english(yes.numero), english(no.numero)]).toEqual([expect.stringContaining('[EN-GB]'), undefined]);
  });

  it('never takes the place of what a person wrote', async () => {
    const { fiche, corrige, refresh, execute } = await office();
    const { id, numero } = await fiche();
    await corrige(id, 'Written by hand.', 'en');
    await refresh(id);
    expect(await execute()).toMatchObject({ failures: [] });
    expect(english(numero)).toBeUndefined();
  });

  it('is simulated by its conditions, and costs what was simulated', async () => {
    const { fiche, depassee, simulate, execute } = await office({
      conditions: ['vide'],
      champs: ['resume', 'description'],
    });
    await fiche();
    await depassee('Le détail.');
    const { objets, caracteres } = await simulate();
    const before = services.comptes;
    await execute();
    expect([objets, services.comptes - before]).toEqual([2, caracteres]);
    expect(await simulate()).toMatchObject({ objets: 0, caracteres: 0 });
  });

  it('takes so many objets at a time', async () => {
    const { fiche, simulate, execute, lots } = await office({ plafond: 1 });
    await fiche();
    await fiche();
    expect((await simulate()).objets).toBe(1);
    await execute();
    await execute();
    expect((await lots()).map(({ objets }) => objets)).toEqual([1, 1]);
  });

  it('is undone as a whole: what was written goes back to what it was', async () => {
    const { fiche, execute, onLot, work, lots } = await office();
    const { numero } = await fiche();
    const { lot } = await execute();
    expect(english(numero)).toContain('[EN-GB]');
    expect(await onLot(lot, 'annuler')).toBe(200);
    expect(await work()).toEqual([]);
    expect([english(numero), (await lots())[0]?.etat]).toEqual([undefined, 'annule']);
  });

  it('works no more with an engine that was given to another entity: its key and its budget are theirs', async () => {
    const { fiche, config, execute } = await office();
    const { numero } = await fiche();
    const elsewhere = await world().createEntite('Office qui a repris le moteur');
    await sql`UPDATE configs_traduction SET entite_id = ${elsewhere}, partage = 'toutes' WHERE id = ${config.moteur}`.execute(
      world().db,
    );
    const { failures } = await execute();
    expect(failures).toEqual([expect.stringContaining('passée à une autre entité')]);
    expect(english(numero)).toBeUndefined();
  });

  it('is nothing to another entity', async () => {
    const [mine, theirs] = [await office(), await office()];
    await mine.fiche();
    const { lot } = await mine.execute();
    expect(await mine.onLot(lot, 'annuler', theirs.admin)).toBe(404);
    expect((await theirs.admin.call('GET', `${CONFIG}/${mine.config.id}/lots`)).status).toBe(404);
    expect((await theirs.admin.call('POST', `${CONFIG}/${mine.config.id}/execution`)).status).toBe(404);
  });
});
