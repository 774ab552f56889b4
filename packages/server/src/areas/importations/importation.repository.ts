import {
  BridgeError,
  CODES_SYSTEMES,
  COMPTEURS,
  type Importation,
  importation,
  NOMS_COMPTEURS,
  SANS_COMPTE,
} from '@bridge/contract';
import { sql } from 'kysely';
import { tableOfFlux } from '../../catalogue/flux.repository.ts';
import { readOnlyEntry } from '../../crud/read/read-only.entry.ts';
import { recordById } from '../../crud/read/record.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { contactOf } from '../../sources/import/flux.repository.ts';
import { CANCELLABLE, rejectGroups, runBefore } from '../../sources/import/rapport/rapport.repository.ts';
import { warningGroups } from '../../sources/import/rapport/rapport-avertissements.repository.ts';
import { leftCount } from '../../sources/import/restitution/restitution.repository.ts';

/** The warnings without the ignored ones: what is counted is what is listed. */
const warnings = sql`(
  SELECT coalesce(sum(groupe.nombre), 0)::int FROM importation_avertissements AS groupe
  WHERE groupe.importation_id = importations.id AND NOT EXISTS (SELECT 1 FROM avertissements_ignores AS ignore
    WHERE ignore.systeme = importations.systeme AND ignore.flux_id = importations.flux_id
      AND ignore.message = groupe.message AND ignore.champ = groupe.champ))`;

const count = (name: string) => sql`coalesce((importations.compteurs ->> ${sql.lit(name)})::int, 0)`;
/** The feed of an import, in the column of its system. */
const FEEDS = sql.join(
  CODES_SYSTEMES.map(
    (systeme) =>
      sql`CASE WHEN importations.systeme = ${sql.lit(systeme)} THEN importations.flux_id END AS ${sql.ref(tableOfFlux(systeme))}`,
  ),
);

/** The imports as people read them; searched by feed, reason and the name of who asked. */
const IMPORTATIONS = sql`(
  SELECT importations.id, importations.systeme, importations.entite_id, importations.etat, importations.mode, importations.a_blanc,
    importations.avant, importations.motif, importations.debut_le, importations.fin_le, importations.demande_par,
    importations.tache_id AS tache, importations.annulation_de, importations.annulee_le, importations.details_effaces_le,
    annuleurs.nom_complet AS annulee_par,
    jsonb_build_object('id', importations.flux_id, 'nom', importations.flux_nom) AS flux,
    ${FEEDS},
    EXISTS (SELECT 1 FROM importation_objets AS fait WHERE fait.importation_id = importations.id) AS entame,
    ${JSON.stringify(SANS_COMPTE)}::jsonb || importations.compteurs || jsonb_build_object('avertissements', ${warnings}) AS compteurs,
    CASE WHEN importations.avant > 0 AND importations.etat NOT IN ('collecte', 'echouee')
      THEN 100.0::float8 * (${count('crees')} + ${count('restaures')} - ${count('retires')}) / importations.avant END AS variation,
    greatest(0, floor(1000 * extract(epoch FROM coalesce(importations.fin_le, clock_timestamp()) - importations.debut_le)))::bigint AS duree_ms,
    ${CANCELLABLE} AS annulable,
    sans_accent(concat_ws(' ', importations.flux_nom, importations.motif, demandeurs.nom_complet)) AS recherche
  FROM importations
    LEFT JOIN utilisateurs AS demandeurs ON demandeurs.id = importations.demande_par
    LEFT JOIN utilisateurs AS annuleurs ON annuleurs.id = importations.annulee_par
) AS importations`;

export const IMPORTATION = readOnlyEntry(importation, {
  source: IMPORTATIONS,
  searchColumn: 'recherche',
  words: {
    flux: ({ flux }) => flux?.nom ?? '',
    compteurs: ({ compteurs = SANS_COMPTE }) =>
      NOMS_COMPTEURS.filter((name) => compteurs[name] > 0)
        .map((name) => `${COMPTEURS[name]}\u00a0: ${compteurs[name]}`)
        .join(' | '),
  },
  detail: (db, row) => reportOf(db, row),
});

const withWords = <G extends { readonly message: string }>(groupe: G) => ({ ...groupe, dit: groupe.message });

async function reportOf(db: Db, { id, systeme, flux }: Importation) {
  const run = { id, systeme, flux_id: flux.id };
  const [rejets, warned, laisses, precedente, contact] = await Promise.all([
    rejectGroups(db, id),
    warningGroups(db, run),
    leftCount(db, id),
    runBefore(db, run),
    contactOf(db, systeme, flux.id),
  ]);
  return {
    rejets: rejets.map(withWords),
    avertissements: warned.groupes
      .filter(({ ignoreLe }) => ignoreLe === null)
      .map(({ message, champ, nombre, exemples }) => withWords({ message, champ, nombre, exemples })),
    ignores: warned.groupes.flatMap(({ message, champ, nombre, exemples, ignoreLe, ignorePar }) =>
      ignoreLe === null
        ? []
        : [withWords({ message, champ, nombre, exemples, ignoreLe: ignoreLe.toISOString(), ignorePar })],
    ),
    avertissementsIgnores: warned.ignores,
    laisses,
    precedente,
    contact,
  };
}

/** An import as people read it, if they may see it; others are not found. */
export async function importationById(db: Db, scope: Scope, id: number): Promise<Importation> {
  const row = await recordById(db, IMPORTATION, scope, id);
  if (!row) throw new BridgeError('notFound');
  return importation.row.parse(row);
}
