import { BridgeError, changeMedias, type MediaRecord, media, moveDossier } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { namesById } from '../../crud/read/name.repository.ts';
import type { Entry } from '../../crud/registry.ts';
import { saveChanges, takeRecord } from '../../crud/write/record.service.ts';
import type { Writing } from '../../crud/write/writing.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { raisonDe } from './analyse/refus.ts';
import { idsDuDossier } from './choix.repository.ts';
import { dossierDeplace, dossierNet } from './media.rules.ts';

const UNVERSIONED = { unversioned: true };

/** Changes several media at once, each as a single save would: each succeeds or says why not. */
export function lotDeMediasRoutes(
  bind: Bind,
  dependencies: CrudDependencies & { readonly entry: Entry<MediaRecord> },
): void {
  const { write, entry } = dependencies;

  /** The record is locked first, so that changes are computed from its current values. */
  async function change(writing: Writing, id: number, changes: (before: MediaRecord) => object): Promise<void> {
    const before = await takeRecord(writing, entry, id, UNVERSIONED);
    if (before.supprimeLe !== null) throw new BridgeError('inTrash');
    const asked = media.patch.parse(changes(before));
    await saveChanges(dependencies, writing, entry, before, asked, 'modifier');
  }

  bind(changeMedias, (input) =>
    write(input.demande, async (writing) => {
      const { valeurs, ajouter, retirer } = input.body;
      const { tx, acteur } = writing;
      // Always in the same order: two lots at once wait for each other instead of blocking each other.
      const ids = [...new Set(input.body.ids)].sort((one, other) => one - other);
      const names = new Map((await namesById(tx, entry, ids, acteur.language)).map(({ id, titre }) => [id, titre]));
      const faits: number[] = [];
      const refuses: { id: number; titre: string; raison: string }[] = [];
      for (const id of ids) {
        const refusal = await writing.attempt(() =>
          change(writing, id, ({ motsCles }) => ({ ...valeurs, ...motsClesAfter(motsCles, ajouter, retirer) })),
        );
        if (refusal === null) faits.push(id);
        else {
          const titre = refusal.errorName === 'notFound' ? undefined : names.get(id);
          refuses.push({ id, titre: titre ?? `n°\u00a0${id}`, raison: raisonDe(refusal) });
        }
      }
      return { faits, refuses };
    }),
  );

  bind(moveDossier, (input) =>
    write(input.demande, async (writing) => {
      const [de, vers] = [dossierNet(input.body.de), dossierNet(input.body.vers)];
      if (de === '')
        throw new BridgeError('invalidInput', { errors: [{ path: 'de', message: 'Choisissez un dossier.' }] });
      if (`${vers}/`.startsWith(`${de}/`) && vers !== de)
        throw new BridgeError('invalidInput', {
          errors: [{ path: 'vers', message: 'Un dossier ne se range pas dans lui-même.' }],
        });
      const inside = await idsDuDossier(writing.tx, entry, writing.acteur.scope, de);
      for (const { id, dossier } of inside) {
        const moved = dossierDeplace(dossier, de, vers) ?? dossier;
        if (!media.fields.dossier.schema.safeParse(moved).success)
          throw new BridgeError('invalidInput', {
            errors: [{ path: 'vers', message: 'Ce chemin devient trop long\u00a0: raccourcissez le nom du dossier.' }],
          });
        await change(writing, id, (before) => ({
          dossier: dossierDeplace(before.dossier, de, vers) ?? before.dossier,
        }));
      }
      return { nombre: inside.length };
    }),
  );
}

function motsClesAfter(motsCles: readonly number[], ajouter: readonly number[], retirer: readonly number[]) {
  if (ajouter.length + retirer.length === 0) return {};
  return { motsCles: [...new Set([...motsCles.filter((mot) => !retirer.includes(mot)), ...ajouter])] };
}
