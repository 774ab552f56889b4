import { NombreInput } from '../../nombre-input.tsx';
import classes from '../regles.module.css';
import { ChoixNatif } from './choix-natif.tsx';
import type { ValeurProps } from './valeur.ts';

const OPERATEURS = [
  { value: 'moins', label: 'il y a au plus' },
  { value: 'plus', label: 'il y a plus de' },
] as const;

export function FraicheurValeur({ id, condition, onChange }: ValeurProps<'fraicheur'>) {
  return (
    <>
      <ChoixNatif
        label="Comparaison"
        choices={OPERATEURS}
        value={condition.op}
        onChange={(op) => onChange({ ...condition, op })}
      />
      <div className={classes.row}>
        <div className={classes.small}>
          <NombreInput
            id={id}
            label="Nombre de jours"
            labelHidden
            integer
            min={0}
            unit="jours"
            value={condition.jours}
            // An erased number is NaN, and the line says that it is missing.
            onChange={(jours) => onChange({ ...condition, jours: jours ?? Number.NaN })}
          />
        </div>
        {condition.op === 'plus' && <span>(ou jamais)</span>}
      </div>
    </>
  );
}
