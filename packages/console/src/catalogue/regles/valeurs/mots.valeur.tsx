import { type ConditionDe, MOTS_DE_REGLE, OPERATEURS_LISTE, resourceById } from '@bridge/contract';
import { RefsChoice } from '../../ref-choice.tsx';
import classes from '../regles.module.css';
import { ChoixNatif } from './choix-natif.tsx';
import type { ValeurProps } from './valeur.ts';

type Mot = ConditionDe<'mots'>['valeurs'][number];

/** Records of the vocabulary. Feeds are of several resources: one field for each, all in the same list. */
export function MotsValeur({ id, condition, onChange }: ValeurProps<'mots'>) {
  const { champ, op, valeurs } = condition;
  const vers = MOTS_DE_REGLE.find(({ value }) => value === champ)?.vers ?? [];
  return (
    <>
      <ChoixNatif
        label="Comparaison"
        choices={OPERATEURS_LISTE}
        value={op}
        onChange={(next) => onChange({ ...condition, op: next })}
      />
      <div className={classes.stack}>
        {vers.map((to, rang) => {
          const isSeveral = vers.length > 1;
          return (
            <RefsChoice
              key={to}
              id={rang === 0 ? id : `${id}-${to}`}
              to={to}
              label={resourceById(to)?.noun.many ?? 'Valeurs'}
              labelHidden={!isSeveral}
              value={valeurs.filter(({ ref }) => ref === to)}
              onChange={(next) =>
                onChange({ ...condition, valeurs: [...valeurs.filter(({ ref }) => ref !== to), ...motsDe(to, next)] })
              }
            />
          );
        })}
      </div>
    </>
  );
}

/** The words of one resource, from the ids of its records. */
function motsDe(to: Mot['ref'], refs: readonly { readonly id: number }[]): Mot[] {
  return refs.map(({ id }) => ({ ref: to, id }));
}
