import { type FieldError, legende, refsIn } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Db } from '../../schema.ts';
import { mediasSansDessin } from './legende.repository.ts';

const hooks: Hooks<typeof legende> = {
  beforeSave: async ({ tx }, saving) => refuse([...(await fautesDeDessin(tx, saving)), ...fautesDeGroupe(saving)]),
  // A version older than groups: its entries leave the groups that are gone.
  restore: ({ entrees, groupes }, record) => {
    const codes = codesDe(groupes ?? record.groupes);
    return entrees && { entrees: entrees.map((one) => (codes.has(one.groupe) ? one : { ...one, groupe: '' })) };
  },
};

export default describe(legende, { hooks });

/** Refuses photos beside words: a pictogram in a line of text has to be a drawing. */
async function fautesDeDessin(tx: Db, { changes: { entrees } }: Saving<typeof legende>): Promise<FieldError[]> {
  const medias = refsIn(entrees).filter(({ ref }) => ref === 'media');
  const wrong = await mediasSansDessin(
    tx,
    medias.map(({ id }) => id),
  );
  return medias.flatMap(({ id, path }) =>
    wrong.includes(id)
      ? [{ path: `entrees.${path}`, message: 'Ce média n’est pas un dessin SVG. Choisissez-en un autre.' }]
      : [],
  );
}

/** Refuses entries in a group that their legend does not have. */
function fautesDeGroupe({ after: { entrees, groupes } }: Saving<typeof legende>): FieldError[] {
  const codes = codesDe(groupes);
  return entrees.flatMap(({ groupe }, rank) =>
    codes.has(groupe)
      ? []
      : [
          {
            path: `entrees.${rank}.groupe`,
            message: 'Ce groupe n’est plus dans la liste. Choisissez-en un autre, ou aucun.',
          },
        ],
  );
}

const codesDe = (groupes: readonly { readonly code: string }[]) => new Set(['', ...groupes.map(({ code }) => code)]);
