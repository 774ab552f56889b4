import { uniteDe } from '../../mesure.rules.ts';
import { MesureDetail } from '../../mesure-choice.tsx';
import { NombreInput } from '../../nombre-input.tsx';
import classes from '../regles.module.css';
import type { ValeurProps } from './valeur.ts';

/** A range with both bounds included; one bound is enough. */
export function NombreValeur({ id, condition, onChange }: ValeurProps<'nombre'>) {
  const { mesure, min, max } = condition;
  const isSimple = mesure.genre === 'simple';
  const unit = uniteDe(mesure);
  return (
    <div className={classes.stack}>
      <MesureDetail
        id={isSimple ? undefined : id}
        value={mesure}
        onChange={(next) => onChange({ ...condition, mesure: next })}
      />
      <div className={classes.row}>
        <span>de</span>
        <div className={classes.small}>
          <NombreInput
            id={isSimple ? id : undefined}
            label="Minimum"
            labelHidden
            placeholder="sans minimum"
            unit={unit}
            value={min}
            onChange={(next) => onChange({ ...condition, min: next })}
          />
        </div>
        <span>à</span>
        <div className={classes.small}>
          <NombreInput
            label="Maximum"
            labelHidden
            placeholder="sans maximum"
            unit={unit}
            value={max}
            onChange={(next) => onChange({ ...condition, max: next })}
          />
        </div>
      </div>
    </div>
  );
}
