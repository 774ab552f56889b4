import {
  civilTime,
  type FieldError,
  type Langue,
  languageName,
  langueSchema,
  ORIENTATIONS_D_ECRAN,
  type Urgence,
  urgence,
} from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { fitsOnEcran, tailleDUrgence } from '../../rendering/ecran/urgence.html.ts';

/** Rules of saving: a message on screen says where it is shown, and ends after it starts. */
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
    for (const langue of langues(after)) if (!fitsEverywhere({ ...after, langue })) errors.push(tropLong(langue));
    return refuse(errors);
  },
  duplicate: () => ({ diffusee: false }),
};

/** Cut, an emergency says something else. Of some letters, only too many lines do not hold. */
const fitsEverywhere = (message: Parameters<typeof fitsOnEcran>[0]): boolean =>
  ORIENTATIONS_D_ECRAN.every(({ value }) => fitsOnEcran(message, tailleDUrgence(value)));

const langues = ({ titre, texte }: Pick<Urgence, 'titre' | 'texte'>): Langue[] =>
  [...new Set([...Object.keys(titre), ...Object.keys(texte)])].flatMap(
    (code) => langueSchema.safeParse(code).data ?? [],
  );

const tropLong = (langue: Langue): FieldError => ({
  path: 'texte',
  message: `${languageName(langue)}\u00a0: trop de lignes, la fin ne serait pas à l’écran. Raccourcissez ce texte, ou réunissez des lignes.`,
});

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
