import { type Avis, avisSchema, BridgeError, correspondance, listAvis, traiterAvis } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { changeRecord, takeRecord } from '../../crud/record.service.ts';
import { usageCounts } from '../../crud/usage.service.ts';
import type { Writing } from '../../crud/writing.ts';
import { recordAudit } from '../../platform/audit.ts';
import { owns } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { closeNotice, lockNotice, openNotices } from '../../sources/import/avis-lecture.repository.ts';

/** What imports noticed, with who uses what is gone; and what people do about it. */
export function avisRoutes(bind: Bind, dependencies: CrudDependencies): void {
  const { db, write, registry } = dependencies;
  bind(listAvis, async ({ identity }) => {
    const rows = await openNotices(db, identity.scope);
    const items: Avis[] = [];
    for (const row of rows) {
      const entry = row.cible_ressource === null ? undefined : registry.entry(row.cible_ressource);
      const counts =
        entry === undefined || row.cible_id === null ? null : await usageCounts(registry, db, entry, [row.cible_id]);
      const nombre = counts?.get(row.cible_id ?? 0) ?? 0;
      items.push(
        avisSchema.parse({
          id: row.id,
          type: row.type,
          systeme: row.systeme,
          flux: { id: row.flux_id, nom: row.flux_nom },
          importation: row.importation_id,
          texte: row.texte,
          cible: row.cible_ressource === null ? null : { ressource: row.cible_ressource, id: row.cible_id },
          usages:
            nombre === 0 ? [] : [{ ressource: row.cible_ressource ?? '', libelle: 'Éléments qui l’utilisent', nombre }],
          details: row.details,
          le: row.cree_le.toISOString(),
        }),
      );
    }
    return { items };
  });

  bind(traiterAvis, (input) =>
    write(input, async (writing) => {
      const { tx, identity, at, ip } = writing;
      const avis = await lockNotice(tx, input.params.id);
      if (avis === undefined || !owns(identity.scope, avis.entite_id)) throw new BridgeError('notFound');
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
      await closeNotice(tx, avis.id, identity.userId, at);
      await recordAudit(tx, {
        at,
        action: `avis.${input.body.action}`,
        by: identity,
        target: { kind: 'avis', id: avis.id },
        details: { texte: avis.texte },
        ip,
      });
      return null;
    }),
  );
}

/** The lines of a mapping that read a field read it under its new name: a change like any other, of who may make it. */
async function renameField(
  dependencies: CrudDependencies,
  writing: Writing,
  id: number,
  { avant, apres }: { readonly avant: string; readonly apres: string },
): Promise<void> {
  const entry = dependencies.registry.entry(correspondance.id);
  if (entry === undefined) throw new BridgeError('notFound');
  const mapping = correspondance.record.parse(await takeRecord(writing, entry, id, { unversioned: true }));
  const lignes = mapping.lignes.map((ligne) => (ligne.champ === avant ? { ...ligne, champ: apres } : ligne));
  await changeRecord(dependencies, writing, entry, id, { lignes }, { version: mapping.version });
}
