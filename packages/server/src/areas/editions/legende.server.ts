import { legende, refsIn } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/refuse.rules.ts';
import { mediasSansDessin } from './legende.repository.ts';

/** What stands beside a word in a line of text is a drawing: a photo would be a blot. */
const hooks: Hooks<typeof legende> = {
  beforeSave: async ({ tx }, { changes: { entrees } }) => {
    const medias = refsIn(entrees).filter(({ ref }) => ref === 'media');
    const wrong = await mediasSansDessin(
      tx,
      medias.map(({ id }) => id),
    );
    return refuse(
      medias.flatMap(({ id, path }) =>
        wrong.includes(id)
          ? [{ path: `entrees.${path}`, message: 'Ce média n’est pas un dessin SVG. Choisissez-en un autre.' }]
          : [],
      ),
    );
  },
};

export default describe(legende, { hooks });
