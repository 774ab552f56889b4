import { type FieldError, legende, refsIn } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/refuse.rules.ts';
import type { Db } from '../../schema.ts';
import { mediasSansDessin } from './legende.repository.ts';

const hooks: Hooks<typeof legende> = {
  beforeSave: async ({ tx }, saving) => refuse([...(await fautesDeDessin(tx, saving)), ...fautesDeGroupe(saving)]),
};

export default describe(legende, { hooks });

/** What stands beside a word in a line of text is a drawing: a photo would be a blot. */
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

/** An entry stands in a group of its own legend, or in none. */
function fautesDeGroupe({ after: { entrees, groupes } }: Saving<typeof legende>): FieldError[] {
  const codes = ['', ...groupes.map(({ code }) => code)];
  return entrees.flatMap(({ groupe }, rank) =>
    codes.includes(groupe)
      ? []
      : [
          {
            path: `entrees.${rank}.groupe`,
            message: 'Ce groupe n’est plus dans la liste. Choisissez-en un autre, ou aucun.',
          },
        ],
  );
}
