import { civilTime, type FieldError, urgence } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/refuse.rules.ts';

/** A message that is on screen says where, and ends after it began. */
const hooks: Hooks<typeof urgence> = {
  beforeSave: async ({ at }, { after }) => {
    const { diffusee, portee, groupes, ecrans } = after;
    const errors: FieldError[] = [];
    const [debut, fin] = [debutDe(after), finDe(after)];
    if (debut !== null && debut >= fin) errors.push({ path: 'au', message: 'La fin vient avant le début.' });
    if (diffusee && fin <= civilTime(at))
      errors.push({ path: 'au', message: 'Cette fin est déjà passée\u00a0: aucun écran ne montrerait le message.' });
    if (diffusee && portee === 'groupes' && groupes.length === 0)
      errors.push({ path: 'groupes', message: 'Ajoutez au moins un groupe d’écrans.' });
    if (diffusee && portee === 'ecrans' && ecrans.length === 0)
      errors.push({ path: 'ecrans', message: 'Choisissez au moins un écran.' });
    return refuse(errors);
  },
  duplicate: () => ({ diffusee: false }),
};

interface Bornes {
  readonly du: string | null;
  readonly de: string | null;
  readonly au: string;
  readonly a: string | null;
}

/** Civil times; null: at once. */
const debutDe = ({ du, de }: Bornes) => (du === null ? null : `${du}T${de ?? '00:00'}`);
const finDe = ({ au, a }: Bornes) => `${au}T${a ?? '23:59'}`;

export default describe(urgence, { hooks });
