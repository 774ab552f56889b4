import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  abandonnerImportation,
  annulerImportation,
  BridgeError,
  confirmerImportation,
  exportRejets,
  getBrut,
  getChangement,
  getImportation,
  type Importation,
  listChangements,
  listImportations,
  listRejets,
  mayAccess,
  relancerImportation,
  SANS_COMPTE,
} from '@bridge/contract';
import { differencesBetween } from '../../catalogue/difference.rules.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { takeRecord } from '../../crud/record.service.ts';
import type { Writing } from '../../crud/writing.ts';
import { recordAudit } from '../../platform/audit.ts';
import { owns, type Scope } from '../../platform/auth/identity.ts';
import { csvAnswer } from '../../platform/http/csv.ts';
import type { Bind, FileAnswer } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { clearStaging } from '../../sources/import/application.repository.ts';
import { suspendFeed } from '../../sources/import/flux.repository.ts';
import { setState } from '../../sources/import/importation.repository.ts';
import { enqueueRun, launchImport } from '../../sources/import/importation.service.ts';
import { RESOURCE_OF } from '../../sources/import/ouverture.ts';
import {
  bothStates,
  changesFound,
  lockRun,
  type Passage,
  pagesKept,
  rejectGroups,
  rejectsFound,
  runBefore,
  runById,
  runsFound,
  warningGroups,
} from '../../sources/import/rapport.repository.ts';
import { entryOf, launchable, launchableByHand } from './lancement.rules.ts';

interface Dependencies extends CrudDependencies {
  /** Folder of the answers that runs keep. */
  readonly dossier: string;
  readonly cancelTask: (writing: Writing, tache: number) => Promise<unknown>;
}

/** The runs of imports: what they did, record by record, and what is decided about them. */
export function importationRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, dossier } = dependencies;
  const seen = async (scope: Scope, id: number) => {
    const run = await runById(db, scope, id);
    if (run === undefined) throw new BridgeError('notFound');
    return run;
  };

  bind(listImportations, async ({ identity, query }) => {
    const { rows, total } = await runsFound(db, identity.scope, query);
    return { items: rows.map(shown), total };
  });

  bind(getImportation, async ({ identity, params }) => {
    const run = await seen(identity.scope, params.id);
    const [rejets, avertissements, pages, before] = await Promise.all([
      rejectGroups(db, run.id),
      warningGroups(db, run.id),
      pagesKept(db, run.id),
      runBefore(db, run),
    ]);
    return {
      ...shown(run),
      rejets,
      avertissements,
      pages: await keptOnDisk(
        dossier,
        run.id,
        pages.map(({ cle, objet, lus, taille }) => ({ cle, objet, nombre: lus, taille })),
      ),
      precedente: before
        ? { id: before.id, compteurs: { ...SANS_COMPTE, ...before.compteurs }, debutLe: before.debut_le.toISOString() }
        : null,
    };
  });

  bind(listChangements, async ({ identity, params, query }) => {
    await seen(identity.scope, params.id);
    return changesFound(db, params.id, query);
  });

  bind(getChangement, async ({ identity, params }) => {
    await seen(identity.scope, params.id);
    const found = await bothStates(db, params.id, { identifiant: params.identifiant });
    if (found === undefined) throw new BridgeError('notFound');
    const { action, nom, avant, apres } = found;
    return { action, nom, differences: differencesBetween(avant, apres) };
  });

  bind(listRejets, async ({ identity, params, query }) => {
    await seen(identity.scope, params.id);
    return rejectsFound(db, params.id, query);
  });

  bind(exportRejets, async ({ identity, params }) => {
    await seen(identity.scope, params.id);
    const header = ['Identifiant', 'Position', 'Champ', 'Motif', 'Extrait'];
    return csvAnswer(`rejets-${params.id}.csv`, header, rejectRows(db, params.id));
  });

  bind(getBrut, async ({ identity, params }): Promise<FileAnswer> => {
    await seen(identity.scope, params.id);
    const file = join(dossier, String(params.id), params.cle);
    if ((await stat(file).catch(() => null)) === null) throw new BridgeError('notFound');
    return {
      type: 'application/octet-stream',
      body: createReadStream(file),
      fileName: `import-${params.id}-${params.cle}`,
    };
  });

  decisionRoutes(bind, dependencies);
}

/** What a person decides of a run, in the transaction that locks it. */
function decisionRoutes(bind: Bind, { write, cancelTask, registry }: Dependencies): void {
  const decide = async (writing: Writing, id: number, allowed: (run: Passage) => boolean, action: string) => {
    const { tx, identity, at, ip } = writing;
    const run = await lockRun(tx, identity.scope, id);
    if (run === undefined) throw new BridgeError('notFound');
    if (!owns(identity.scope, run.entite_id)) throw new BridgeError('accessDenied');
    if (!allowed(run)) throw new BridgeError('wrongState');
    await recordAudit(tx, {
      at,
      action: `importation.${action}`,
      by: identity,
      target: { kind: 'importation', id },
      ip,
    });
    return run;
  };
  const launchOf = ({ systeme, flux_id, flux_nom, entite_id, mode, a_blanc }: Passage) => ({
    systeme,
    flux: { id: flux_id, nom: flux_nom, entiteId: entite_id, mode },
    aBlanc: a_blanc,
  });

  bind(confirmerImportation, (input) =>
    write(input, async (writing) => {
      const run = await decide(writing, input.params.id, ({ etat }) => etat === 'suspect', 'confirmer');
      const { tx, at, identity } = writing;
      // Said twice: the first word has put it in the queue.
      if (run.accord && run.vive && run.tache_id !== null) return { importation: run.id, tache: run.tache_id };
      await setState(tx, run.id, { etat: 'suspect', accord: true });
      const tache = await enqueueRun(tx, { ...launchOf(run), importation: run.id, demandePar: identity.userId }, at);
      return { importation: run.id, tache };
    }),
  );

  bind(abandonnerImportation, (input) =>
    write(input, async (writing) => {
      const open = ['suspect', 'collecte', 'application'];
      const run = await decide(writing, input.params.id, ({ etat }) => open.includes(etat), 'abandonner');
      const { tx, at } = writing;
      // A run at work ends with its task, wherever that is: it alone knows what it has done.
      if (run.tache_id !== null && run.etat !== 'suspect') {
        await cancelTask(writing, run.tache_id);
        return { importation: run.id, tache: run.tache_id };
      }
      await setState(tx, run.id, { etat: 'abandonnee', motif: 'Abandonné à la demande d’une personne.', finLe: at });
      await clearStaging(tx, run.id);
      return { importation: run.id, tache: run.tache_id ?? 0 };
    }),
  );

  bind(annulerImportation, (input) =>
    write(input, async (writing) => {
      const run = await decide(writing, input.params.id, isCancellable, 'annuler');
      const { tx, at, identity } = writing;
      // Read again by itself, the feed would bring back at once what is taken back here.
      await suspendFeed(tx, run.systeme, run.flux_id);
      const launch = { ...launchOf(run), annulationDe: run.id, demandePar: identity.userId };
      return launchImport(tx, launch, at);
    }),
  );

  bind(relancerImportation, (input) =>
    write(input, async (writing) => {
      const run = await decide(writing, input.params.id, () => true, 'relancer');
      const { annonce, systeme, a_blanc: aBlanc } = run;
      const entry = entryOf(registry, RESOURCE_OF[systeme]);
      if (!mayAccess(entry.resource.access.edit, writing.identity.viewer)) throw new BridgeError('accessDenied');
      const record = await takeRecord(writing, entry, run.flux_id, { unversioned: true });
      // An announced export is read where it was announced.
      const flux = annonce === null ? launchableByHand(record) : launchable(record);
      const launch = { systeme, flux, aBlanc, demandePar: writing.identity.userId };
      return launchImport(writing.tx, annonce === null ? launch : { ...launch, annonce }, writing.at);
    }),
  );
}

function isCancellable({ etat, a_blanc, derniere, compteurs }: Passage): boolean {
  const { crees = 0, modifies = 0, retires = 0, restaures = 0 } = compteurs;
  return etat === 'terminee' && !a_blanc && derniere && crees + modifies + retires + restaures > 0;
}

function shown(run: Passage): Importation {
  return {
    id: run.id,
    systeme: run.systeme,
    flux: { id: run.flux_id, nom: run.flux_nom },
    etat: run.etat,
    aBlanc: run.a_blanc,
    mode: run.mode,
    compteurs: { ...SANS_COMPTE, ...run.compteurs },
    avant: run.avant,
    motif: run.motif,
    debutLe: run.debut_le.toISOString(),
    finLe: run.fin_le?.toISOString() ?? null,
    demandePar: run.demandeur,
    tache: run.tache_id,
    annuleeLe: run.annulee_le?.toISOString() ?? null,
    annuleePar: run.annuleur,
    annulable: isCancellable(run),
  };
}

const ROWS_AT_ONCE = 1_000;

async function* rejectRows(db: Db, importation: number): AsyncGenerator<string[]> {
  for (let page = 1; ; page++) {
    const { items } = await rejectsFound(db, importation, { page, itemsPerPage: ROWS_AT_ONCE });
    for (const { identifiant, position, chemin, motif, extrait } of items)
      yield [identifiant ?? '', position, chemin, motif, extrait];
    if (items.length < ROWS_AT_ONCE) return;
  }
}

interface PageShown {
  readonly cle: string;
  readonly objet: string;
  readonly nombre: number;
  readonly taille: number;
}

/** Old answers are thrown away: only those that are still there are offered. */
async function keptOnDisk(dossier: string, run: number, pages: PageShown[]): Promise<PageShown[]> {
  const there = await Promise.all(pages.map(({ cle }) => stat(join(dossier, String(run), cle)).catch(() => null)));
  return pages.filter((_, index) => there[index] != null);
}
