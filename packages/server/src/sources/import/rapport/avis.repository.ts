import type { Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import { tableOfFlux } from '../../../catalogue/flux.repository.ts';
import type { countWords } from '../../../catalogue/vocabulaire.repository.ts';
import type { Db } from '../../../schema.ts';

/** The run that noticed something. */
export interface Origine {
  readonly systeme: Systeme;
  readonly fluxId: number;
  readonly fluxNom: string;
  readonly entiteId: number | null;
  readonly importation: number | null;
  readonly at: Date;
}

export interface NewAvis {
  readonly type: string;
  readonly cle: string;
  readonly texte: string;
  readonly cible: { readonly ressource: string; readonly id: number } | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Adds notices, except those already open: the same thing is told once. */
export async function notice(tx: Db, origine: Origine, avis: readonly NewAvis[]): Promise<void> {
  if (avis.length === 0) return;
  await tx
    .insertInto('avis')
    .values(
      avis.map(({ type, cle, texte, cible, details = {} }) => ({
        type,
        cle,
        texte,
        systeme: origine.systeme,
        flux_id: origine.fluxId,
        flux_nom: origine.fluxNom,
        entite_id: origine.entiteId,
        importation_id: origine.importation,
        cible_ressource: cible?.ressource ?? null,
        cible_id: cible?.id ?? null,
        details: JSON.stringify(details),
        cree_le: origine.at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Closes the notices of a run that is undone, which no longer hold. */
export async function closeNoticesOf(tx: Db, importation: number, by: number | null, at: Date): Promise<void> {
  await tx
    .updateTable('avis')
    .set({ traite_le: at, traite_par: by })
    .where('importation_id', '=', importation)
    .where('traite_le', 'is', null)
    .execute();
}

/** The kinds of words whose disappearance is told. A type without objets is not: what used it says so itself. */
const KINDS = {
  criteres: { type: 'critere-disparu', ressource: 'critere', mot: 'Le critère' },
  modalites: { type: 'modalite-disparue', ressource: 'modalite', mot: 'La modalité' },
} as const;

export async function noticeVanished(
  tx: Db,
  origine: Origine,
  vanished: Awaited<ReturnType<typeof countWords>>,
): Promise<void> {
  await notice(
    tx,
    origine,
    vanished.flatMap(({ table, id, libelle, avant }) => {
      if (table === 'types') return [];
      const { type, ressource, mot } = KINDS[table];
      const nom = libelle.fr ?? Object.values(libelle)[0] ?? `n°\u00a0${id}`;
      const objets = avant > 1 ? `${avant} objets la portaient` : 'un objet la portait';
      const portaient = ressource === 'modalite' ? objets : objets.replace('la port', 'le port');
      return {
        type,
        cle: `${ressource} ${id}`,
        texte: `${mot} «\u00a0${nom}\u00a0» n’est plus dans la source\u00a0: ${portaient}.`,
        cible: { ressource, id },
      };
    }),
  );
}

/** Tells of types whose objets could not be understood: nothing is dropped, but no search by type finds them. */
export async function noticeUnmappedTypes(tx: Db, origine: Origine): Promise<void> {
  const { rows } = await sql<{ id: number; nom: string; n: number }>`
    SELECT types.id, en_langue(types.libelle, 'fr') AS nom, count(*) AS n
    FROM objets JOIN types ON types.id = ANY(objets.types)
    WHERE ${sql.ref(`objets.${tableOfFlux(origine.systeme)}`)} = ${origine.fluxId} AND objets.statut <> 'absent'
      AND objets.type_bridge = 'autre' AND types.type_bridge IS NULL
    GROUP BY types.id ORDER BY n DESC LIMIT 50`.execute(tx);
  await notice(
    tx,
    origine,
    rows.map(({ id, nom, n }) => ({
      type: 'type-nouveau',
      cle: `type ${id}`,
      texte: `Le type «\u00a0${nom}\u00a0» n’est relié à aucun type de Bridge\u00a0: ${n} objet${n > 1 ? 's' : ''} reste${n > 1 ? 'nt' : ''} sans type.`,
      cible: { ressource: 'type', id },
    })),
  );
}
