import { CHAMPS_TRADUITS, type Langue, langueSchema } from '@bridge/contract';
import { z } from 'zod';
import type { LigneEcrite } from '../../catalogue/registre/lignes.repository.ts';
import type { CrudContext } from '../../crud/write/record.service.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job.definition.ts';
import { JobFailure, RetryLater } from '../../platform/jobs/job.errors.ts';
import type { Programme } from '../../platform/jobs/scheduler.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import type { Db } from '../../schema.ts';
import { type Atelier, openAtelier } from './atelier.ts';
import { alertOfBudget } from './budget.ts';
import { lignesATraduire } from './choix.repository.ts';
import { type ConfigLue, configLue, configsActives } from './config.repository.ts';
import { ecritures } from './ecritures.ts';
import { type AEnvoyer, caracteresDe, lotsDe, uniques, within } from './lots.rules.ts';
import { fromMemory } from './memoire.repository.ts';
import { RefusDeMoteur } from './moteurs/moteur.ts';
import { keepTexts, type Traduite } from './rangement.ts';
import { MOIS_DEPENSE, noteEnvoi, settleEnvoi, settleLost, takeReste } from './usage.repository.ts';

const TRADUCTION = { type: 'traduction', maxTentatives: 6 } as const;
const donnees = z.object({
  configuration: z.number().int().positive(),
  /** The import whose texts are translated, or null for all missing ones. */
  importation: z.number().int().positive().nullable(),
  /** A restriction to some lines, languages and texts, in place of the configuration's choice. */
  restreint: z
    .object({
      lignes: z.array(z.number().int()).readonly(),
      langues: z.array(langueSchema).readonly(),
      champs: z.array(z.enum(CHAMPS_TRADUITS.map(({ value }) => value))).readonly(),
      relecture: z.boolean(),
    })
    .optional(),
});
type Donnees = z.output<typeof donnees>;

interface Demande extends Donnees {
  readonly nom: string;
  readonly entiteId: number | null;
  readonly demandePar: number | null;
}

/** Asks for the translations of a configuration. A task that waits or runs for the same does them all. */
export function enqueueTraduction(tx: Db, { nom, entiteId, demandePar, ...asked }: Demande, at: Date) {
  const { configuration, importation } = asked;
  const job = {
    definition: TRADUCTION,
    donnees: asked,
    cible: nom,
    lien: { ressource: 'configTraduction', id: configuration },
    entiteId,
    demandePar,
    cle: `traduction ${configuration} ${importation ?? 'tout'}`,
  };
  return enqueue(tx, job, at);
}

/** Starts the configurations that follow imports, once the ledger is up to date. */
export async function afterRegistre(tx: Db, importation: number | null, at: Date): Promise<void> {
  if (importation === null) return;
  for (const { id, nom, entiteId } of await configsActives(tx, 'import'))
    await enqueueTraduction(tx, { configuration: id, importation, nom, entiteId, demandePar: null }, at);
}

/** Starts the configurations of the night, after the scores that decide the order. */
export const TRADUCTIONS_DE_NUIT: Programme = {
  cle: 'traductions de nuit',
  cron: '50 3 * * *',
  enqueue: async (tx, at) => {
    for (const { id, nom, entiteId } of await configsActives(tx, 'nuit'))
      await enqueueTraduction(tx, { configuration: id, importation: null, nom, entiteId, demandePar: null }, at);
  },
};

interface Dependencies {
  readonly engine: CrudContext;
  readonly outside: Pick<Outside, 'read'>;
  readonly publicUrl: string;
  /** Called with the objets whose texts changed. */
  readonly after: (tx: Db, objets: readonly number[]) => Promise<void>;
}

/** Lines looked at together. */
const AT_ONCE = 400;

/**
 * Translates what a configuration lacks, lot by lot. Each lot is noted before it leaves and kept with its texts in one
 * transaction: after a crash, the missing lots go on, and none is paid twice.
 */
export function traductionJob({ engine, outside, publicUrl, after }: Dependencies) {
  const { vault, registry } = engine;

  async function send(run: Run, textes: readonly AEnvoyer[], cible: Langue): Promise<boolean> {
    const { context, config, atelier, lines } = run;
    const { db, clock, guard, signal, tache } = context;
    const taken = await db.transaction().execute(async (tx) => {
      await guard(tx);
      const lot = within(textes, await takeReste(tx, config, clock.now()));
      if (lot.length === 0) {
        const besoin = Math.min(...textes.map((texte) => caracteresDe([texte])));
        await alertOfBudget(tx, config, publicUrl, clock.now(), besoin);
        return null;
      }
      const facts = { configuration: config.id, tache, langue: cible, textes: lot.length };
      return { lot, envoi: await noteEnvoi(tx, { ...facts, caracteres: caracteresDe(lot), at: clock.now() }) };
    });
    if (taken === null) return false;
    const { lot, envoi } = taken;
    const traduits = await atelier
      .translate(
        lot.map(({ texte }) => texte),
        cible,
        signal,
      )
      .catch(async (error: unknown) => {
        throw await settled(db, envoi, error);
      });
    const faites = lot.flatMap(({ texte, lignes }, rang): Traduite[] => {
      const fait = traduits.textes[rang]?.trim();
      return fait
        ? lignes.flatMap((id) => some(lines.get(id)).map((ligne) => ({ ligne, texte: fait, envoye: texte })))
        : [];
    });
    await db.transaction().execute(async (tx) => {
      await guard(tx);
      await settleEnvoi(tx, envoi, { etat: 'fait', caracteres: traduits.caracteres });
      const objets = await keepTexts(tx, faites, {
        config,
        registry,
        moteur: atelier.moteur.nom,
        atelier,
        at: clock.now(),
      });
      await after(tx, objets);
      await alertOfBudget(tx, config, publicUrl, clock.now());
    });
    run.bilan.traduits += faites.length;
    run.bilan.caracteres += traduits.caracteres;
    return lot.length === textes.length;
  }

  /** Translates lines; tells whether the budget sufficed. */
  async function translate(run: Run, ecrites: readonly LigneEcrite[], cible: Langue): Promise<boolean> {
    const { context, config, atelier } = run;
    const voulus = ecrites.flatMap((ligne) => {
      const texte = (config.langueSource === 'fr' ? ligne.francais : ligne.textes[config.langueSource])?.trim();
      return texte ? [{ ligne: ligne.id, texte, ecrite: ligne }] : [];
    });
    const connus = await fromMemory(
      context.db,
      voulus.map(({ ligne, texte }) => ({ ligne, texte })),
      atelier.cle,
    );
    const faites = voulus.flatMap(({ ligne, texte, ecrite }): Traduite[] =>
      some(connus.get(ligne)).map((fait) => ({ ligne: ecrite, texte: fait, envoye: texte })),
    );
    if (faites.length > 0) {
      await context.db.transaction().execute(async (tx) => {
        await context.guard(tx);
        const at = context.clock.now();
        const objets = await keepTexts(tx, faites, { config, registry, moteur: 'Mémoire', atelier, at });
        await after(tx, objets);
      });
      run.bilan.deMemoire += faites.length;
    }
    for (const lot of lotsDe(uniques(voulus.filter(({ ligne }) => !connus.has(ligne))))) {
      context.signal.throwIfAborted();
      if (!(await send(run, lot, cible))) return false;
    }
    return true;
  }

  return defineJob({
    ...TRADUCTION,
    donnees,
    async run(context) {
      const { db, clock, guard, signal, note, progress } = context;
      const saved = await configLue(db, context.donnees.configuration);
      const config = saved && restreinte(saved, context.donnees.restreint);
      if (config === undefined) throw new JobFailure('Cette configuration n’est plus là.', { retry: false });
      await db.transaction().execute(async (tx) => {
        await guard(tx);
        await settleLost(tx, context.tache);
      });
      const atelier = await openAtelier({ db, vault, outside }, config, signal).catch((error: unknown) => {
        throw failureOf(error);
      });
      const bilan = { traduits: 0, deMemoire: 0, caracteres: 0 };
      const sauf = new Set<number>();
      for (;;) {
        signal.throwIfAborted();
        const { importation, restreint } = context.donnees;
        const seuls = restreint?.lignes ?? null;
        const lignes = await lignesATraduire(db, config, { importation, seuls, sauf, most: AT_ONCE, at: clock.now() });
        if (lignes.length === 0) return bilan;
        for (const { id } of lignes) sauf.add(id);
        const ecrites = await ecritures(db, registry, lignes);
        const lines = new Map(ecrites.map((ligne) => [ligne.id, ligne]));
        for (const cible of config.languesCibles) {
          const own = ecrites.filter(({ langue }) => langue === cible);
          if (await translate({ context, config, atelier, lines, bilan }, own, cible)) continue;
          note('avertissement', MOIS_DEPENSE);
          return { ...bilan, etat: 'budget' };
        }
        progress({ etape: `${bilan.traduits + bilan.deMemoire} textes traduits` });
      }
    },
  });
}

/** A configuration with its key, glossary and budget, applied to other texts. */
function restreinte(config: ConfigLue, restreint: Donnees['restreint']): ConfigLue {
  if (restreint === undefined) return config;
  const { langues, champs, relecture } = restreint;
  const languesCibles = config.languesCibles.filter((langue) => langues.includes(langue));
  return { ...config, languesCibles, champs: [...champs], champsAjoutes: [], types: [], selection: null, relecture };
}

interface Run {
  readonly context: JobContext<Donnees>;
  readonly config: ConfigLue;
  readonly atelier: Atelier;
  readonly lines: ReadonlyMap<number, LigneEcrite>;
  readonly bilan: { traduits: number; deMemoire: number; caracteres: number };
}

const some = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** Settles a sending that failed, then throws its error. */
async function settled(db: Db, envoi: number, error: unknown): Promise<unknown> {
  const compte = error instanceof RefusDeMoteur ? (error.facts.compte ?? false) : true;
  const message = error instanceof Error ? error.message : '';
  await settleEnvoi(db, envoi, compte ? { etat: 'incertain', message } : { etat: 'refuse', caracteres: 0, message });
  return failureOf(error);
}

const A_MINUTE = 60_000;

function failureOf(error: unknown): unknown {
  if (!(error instanceof RefusDeMoteur)) return error;
  if (error.genre === 'occupe') return new RetryLater(error.facts.retryAfter ?? A_MINUTE, error.message);
  return new JobFailure(error.message, { retry: error.genre === 'panne' });
}
