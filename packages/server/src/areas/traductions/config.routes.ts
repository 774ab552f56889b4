import {
  BridgeError,
  configTraduction,
  type EssaiDeTraduction,
  type Langue,
  launchTraduction,
  objet as objetResource,
  texteEnMots,
  tryTraduction,
  usagesDeTraduction,
} from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { francaisDesObjets } from '../../catalogue/registre/francais.repository.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import { auditChange } from '../../platform/audit.ts';
import { type Identity, owns } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import type { Db } from '../../schema.ts';
import { openAtelier } from './atelier.ts';
import { lignesATraduire } from './choix.repository.ts';
import { type ConfigLue, configLue } from './config.repository.ts';
import { refused, translateWithinMonth } from './demande.service.ts';
import { RefusDeMoteur } from './moteurs/moteur.ts';
import { enqueueTraduction } from './traduction.job.ts';
import { depenseDuMois, journalDUsage } from './usage.repository.ts';

interface Dependencies extends CrudDependencies {
  readonly clock: Clock;
  readonly outside: Pick<Outside, 'read'>;
}

const MOST_USAGES = 50;

/** The actions on saved configurations: try one, launch it, see what it sent. */
export function configActionsRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, registry, clock, write } = dependencies;
  const entry = registry.require(configTraduction);

  /** A configuration of the person's own entities: others may read it, but neither spend nor see what it spent. */
  async function ownRecord(identity: Identity, id: number) {
    const record = await readRecord(db, entry, identity, id);
    if (!owns(identity.scope, record.entiteId)) throw new BridgeError('accessDenied');
    return record;
  }
  async function owned(identity: Identity, id: number): Promise<ConfigLue> {
    await ownRecord(identity, id);
    const config = await configLue(db, id);
    if (config === undefined) throw new BridgeError('notFound');
    return config;
  }

  bind(tryTraduction, async ({ identity, params, body }) => {
    const config = await owned(identity, params.id);
    const id = body.objet ?? (await firstObjet(db, config, clock.now()));
    const record = await readRecord(db, registry.require(objetResource), identity, id);
    return essay(dependencies, config, { id, nom: record.nom }, body.langue);
  });

  bind(launchTraduction, async ({ identity, params, demande }) => {
    const { id: configuration, actif, nom, entiteId } = await owned(identity, params.id);
    if (!actif) throw refused('Cette configuration n’est pas active\u00a0: activez-la et enregistrez-la d’abord.');
    return write(demande, async (writing) => {
      const asked = { configuration, importation: null, nom, entiteId, demandePar: writing.acteur.userId };
      const { id: tache, nouvelle } = await enqueueTraduction(writing.tx, asked, writing.at);
      const target = { kind: configTraduction.id, id: configuration };
      await auditChange(writing, { action: 'configTraduction.lancer', target, details: { tache } });
      return { tache, nouvelle };
    });
  });

  bind(usagesDeTraduction, async ({ identity, params }) => {
    const { budget } = await ownRecord(identity, params.id);
    const items = await journalDUsage(db, params.id, MOST_USAGES);
    return {
      duMois: await depenseDuMois(db, params.id, clock.now()),
      budget,
      items: items.map(({ le, ...item }) => ({ ...item, le: le.toISOString() })),
    };
  });
}

/** The objet that a configuration would translate first. */
async function firstObjet(db: Db, config: ConfigLue, at: Date): Promise<number> {
  const lignes = await lignesATraduire(db, config, { importation: null, sauf: new Set(), most: 50, at });
  const first = lignes.find(({ ressource }) => ressource === 'objet');
  if (first === undefined) throw refused('Il n’y a rien à traduire\u00a0: choisissez un objet.');
  return first.sujet;
}

/** The most characters of a trial, which is paid. */
const MOST_ESSAYES = 2_000;

/** Translates one objet as a trial, side by side. Only the cost is kept. */
async function essay(
  { db, vault, outside, clock }: Dependencies,
  config: ConfigLue,
  objet: { readonly id: number; readonly nom: string },
  langue: Langue,
): Promise<EssaiDeTraduction> {
  const { rows } = await sql<{ champ: string; francais: string }>`
    SELECT DISTINCT ON (champ) champ, left(CASE ${config.langueSource} WHEN 'fr' THEN texte ELSE textes ->> ${config.langueSource} END, ${MOST_ESSAYES}) AS francais
    FROM (${francaisDesObjets([objet.id])}) AS lu
    WHERE split_part(champ, ':', 1) = ANY(${[...config.champs]}::text[]) AND ${sql<SqlBool>`btrim(texte) <> ''`}
    ORDER BY champ LIMIT 6`.execute(db);
  const textes = rows.filter(({ francais }) => francais);
  try {
    const atelier = await openAtelier({ db, vault, outside }, config);
    const consommation = await atelier.moteur.usage();
    const traduits =
      textes.length === 0
        ? { textes: [] }
        : await translateWithinMonth(
            { db, clock },
            { config, atelier, langue, textes: textes.map(({ francais }) => francais) },
          );
    return {
      consommation,
      objet,
      langue,
      textes: textes.map(({ champ, francais }, rang) => ({
        champ: texteEnMots('objet', champ),
        francais,
        traduit: traduits.textes[rang] ?? null,
      })),
    };
  } catch (error) {
    throw error instanceof RefusDeMoteur ? refused(error.message) : error;
  }
}
