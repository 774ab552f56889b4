import {
  type Avis,
  avisSchema,
  BridgeError,
  correspondance,
  listAvis,
  mayAccess,
  settleAvis,
  type Viewer,
} from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { changeRecord, takeRecord } from '../../crud/write/record.service.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { auditChange } from '../../platform/audit.ts';
import { owns } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import {
  closeNotice,
  type Lien,
  lockNotice,
  openNotices,
  usesOfTargets,
} from '../../sources/import/rapport/avis-lecture.repository.ts';

/** The notices of imports, with the records that use what is gone, and the decisions about them. */
export function avisRoutes(bind: Bind, dependencies: CrudDependencies): void {
  const { db, write, registry } = dependencies;
  bind(listAvis, async ({ identity }) => {
    const rows = await openNotices(db, identity.scope);
    const uses = await usesOfTargets(db, identity.scope, linksTo(rows, registry, identity.viewer));
    const items = rows.map((row): Avis => {
      const { cible_ressource: ressource, cible_id: id } = row;
      const own = uses.filter((use) => use.cible === ressource && use.id === id);
      return avisSchema.parse({
        id: row.id,
        type: row.type,
        systeme: row.systeme,
        flux: { id: row.flux_id, nom: row.flux_nom },
        importation: row.importation_id,
        texte: row.texte,
        cible: ressource === null ? null : { ressource, id },
        usages: own.map(({ ressource: kind, nombre }) => ({
          ressource: kind,
          libelle: registry.entry(kind)?.resource.noun.many ?? kind,
          nombre,
        })),
        details: row.details,
        le: row.cree_le.toISOString(),
      });
    });
    return { items };
  });

  bind(settleAvis, (input) =>
    write(input.demande, async (writing) => {
      const { tx, acteur, at } = writing;
      const avis = await lockNotice(tx, input.params.id);
      if (avis === undefined || !owns(acteur.scope, avis.entite_id)) throw new BridgeError('notFound');
      if (avis.traite_le !== null) throw new BridgeError('wrongState');
      if (input.body.action === 'relier') {
        const { avant, apres } = avis.details;
        if (
          avis.type !== 'champ-renomme' ||
          typeof avant !== 'string' ||
          typeof apres !== 'string' ||
          avis.cible_id === null
        )
          throw new BridgeError('wrongState');
        await renameField(dependencies, writing, avis.cible_id, { avant, apres });
      }
      await closeNotice(tx, avis.id, acteur.userId, at);
      await auditChange(writing, {
        action: `avis.${input.body.action}`,
        target: { kind: 'avis', id: avis.id },
        details: { texte: avis.texte },
      });
      return null;
    }),
  );
}

/** The resources that may refer to the targets of notices, among those that the reader may open. */
function linksTo(
  rows: Awaited<ReturnType<typeof openNotices>>,
  registry: CrudDependencies['registry'],
  viewer: Viewer,
): Lien[] {
  return [...new Set(rows.map(({ cible_ressource }) => cible_ressource))].flatMap((cible) => {
    if (cible === null || registry.entry(cible) === undefined) return [];
    const about = rows.filter(({ cible_ressource }) => cible_ressource === cible);
    const ids = [...new Set(about.flatMap(({ cible_id }) => cible_id ?? []))];
    return registry
      .referrersOf(cible)
      .filter(({ entry }) => mayAccess(entry.resource.access.view, viewer))
      .map((referrer) => ({ cible, referrer, ids }));
  });
}

/** Renames a field in the lines of a mapping, as a change by a person who may make it. */
async function renameField(
  dependencies: CrudDependencies,
  writing: Writing,
  id: number,
  { avant, apres }: { readonly avant: string; readonly apres: string },
): Promise<void> {
  const entry = dependencies.registry.require(correspondance);
  const mapping = await takeRecord(writing, entry, id, { unversioned: true });
  const lignes = mapping.lignes.map((ligne) => (ligne.champ === avant ? { ...ligne, champ: apres } : ligne));
  await changeRecord(dependencies, writing, entry, id, { lignes }, { version: mapping.version });
}
