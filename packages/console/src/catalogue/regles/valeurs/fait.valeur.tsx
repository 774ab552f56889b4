import { FAITS } from '@bridge/contract';
import { NativeSelect } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { longueurDe } from '../longueur.ts';
import classes from '../regles.module.css';
import type { ValeurProps } from './valeur.ts';

/** A fact and its contrary: « ont une photo », « n’ont aucune photo ». */
export function FaitValeur({ id, condition, onChange }: ValeurProps<'fait'>) {
  const fait = FAITS.find(({ value }) => value === condition.fait);
  return (
    <NativeSelect
      id={id}
      className={classes.operator}
      style={longueurDe((condition.present ? fait?.oui : fait?.non) ?? '')}
      aria-label={fait?.label ?? 'Présence'}
      data={[
        { value: 'oui', label: fait?.oui ?? 'oui' },
        { value: 'non', label: fait?.non ?? 'non' },
      ]}
      value={condition.present ? 'oui' : 'non'}
      onChange={({ currentTarget }) => onChange({ ...condition, present: currentTarget.value === 'oui' })}
    />
  );
}
