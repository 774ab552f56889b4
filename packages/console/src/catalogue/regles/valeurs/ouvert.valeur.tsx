import { MOMENTS } from '@bridge/contract';
import { ChoixNatif } from './choix-natif.tsx';
import type { ValeurProps } from './valeur.ts';

const CHOIX = [{ value: 'maintenant', label: 'à l’heure où la sélection est montrée' }, ...MOMENTS] as const;

export function OuvertValeur({ id, condition, onChange }: ValeurProps<'ouvert-maintenant'>) {
  const { moment, ...maintenant } = condition;
  return (
    <ChoixNatif
      id={id}
      label="Quand"
      choices={CHOIX}
      value={moment ?? 'maintenant'}
      onChange={(choisi) => onChange(choisi === 'maintenant' ? maintenant : { ...maintenant, moment: choisi })}
    />
  );
}
