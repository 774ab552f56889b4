import { CIBLES_NUMERIQUES, type FieldError, filtre } from '@bridge/contract';
import { checkChamps } from '../../catalogue/champs.rules.ts';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { champsLus } from '../../publication/web/filtres/choix.repository.ts';
import { NOMS_RESERVES } from '../../publication/web/filtres/filtre.noms.ts';
import { bornesDeDistance } from '../../publication/web/filtres/filtre.reponse.rules.ts';
import type { Db } from '../../schema.ts';

const hooks: Hooks<typeof filtre> = {
  beforeSave: async ({ tx, acteur: { scope } }, { changes: { code }, before, after }) => {
    // A reserved word of addresses cannot be the code of a filter.
    if (NOMS_RESERVES.some((nom) => nom === code)) {
      const message = `«\u00a0${code}\u00a0» est réservé aux adresses des listes. Choisissez un autre code.`;
      refuse([{ path: 'code', message }]);
    }
    refuse([...fautesDeCible(after), ...fautesDeBornes(after), ...fautesDeDepart(after)]);
    if (after.cible !== 'champ') return undefined;
    if (after.champ !== before?.champ)
      await checkChamps(tx, scope, { genre: 'champ', code: after.champ }, 'champ', { montre: true });
    refuse(await fautesDeChoix(tx, after));
    return undefined;
  },
};

type Apres = Saving<typeof filtre>['after'];

/** Refuses a filter without its subject, which visitors could not be asked about. */
function fautesDeCible({ cible, fait, champ, profil }: Apres): FieldError[] {
  if (cible === 'fait' && fait === null) return [{ path: 'fait', message: 'Choisissez ce que l’objet doit avoir.' }];
  if (cible === 'champ' && champ === '') return [{ path: 'champ', message: 'Choisissez un champ du dictionnaire.' }];
  if (cible === 'score' && profil === null)
    return [{ path: 'profil', message: 'Choisissez le profil qui donne la note.' }];
  return [];
}

function fautesDeDepart({ departDe, departA }: Apres): FieldError[] {
  const inverted = departDe !== null && departA !== null && departDe > departA;
  return inverted ? [{ path: 'departA', message: 'Le maximum est plus petit que le minimum.' }] : [];
}

const NO_CHOICE = 'Ajoutez au moins un choix\u00a0: un champ de texte n’en propose pas de lui-même.';

/** Refuses a filter without choices, unless its field holds numbers. */
async function fautesDeChoix(tx: Db, { champ, choix }: Apres): Promise<FieldError[]> {
  if (choix.length > 0) return [];
  const lu = (await champsLus(tx, [champ])).get(champ);
  return lu === undefined || lu.nombre ? [] : [{ path: 'choix', message: NO_CHOICE }];
}

type Bornes = Pick<Saving<typeof filtre>['after'], 'cible' | 'widget' | 'min' | 'max'>;

const BOTH = 'Un curseur va d’un minimum à un maximum\u00a0: indiquez les deux.';
const NOWHERE = 'Le maximum doit dépasser le minimum, sinon le curseur ne va nulle part.';
const NO_DISTANCE = 'Le maximum doit dépasser le minimum, entre 1 et 200\u00a0km.';

function fautesDeBornes({ cible, widget, min, max }: Bornes): FieldError[] {
  if (cible === 'distance') {
    const distance = bornesDeDistance({ min, max });
    return distance.min < distance.max ? [] : [{ path: max === null ? 'min' : 'max', message: NO_DISTANCE }];
  }
  if (widget !== 'curseur' || CIBLES_NUMERIQUES.every((one) => one !== cible)) return [];
  if (min === null || max === null) return [{ path: min === null ? 'min' : 'max', message: BOTH }];
  return min < max ? [] : [{ path: 'max', message: NOWHERE }];
}

export default describe(filtre, { hooks });
