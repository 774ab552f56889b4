import type { ConditionDe, Zone } from '@bridge/contract';
import { EmpriseValeur } from './emprise.valeur.tsx';
import { RayonValeur } from './rayon.valeur.tsx';
import { TerritoireValeur } from './territoire.valeur.tsx';
import type { ValeurProps } from './valeur.ts';

export function LieuValeur({ id, condition, onChange }: ValeurProps<'lieu'>) {
  const { zone } = condition;
  const setZone = (next: Zone) => onChange(withZone(condition, next));
  switch (zone.forme) {
    case 'rayon':
      return <RayonValeur id={id} zone={zone} onChange={setZone} />;
    case 'emprise':
      return <EmpriseValeur id={id} zone={zone} onChange={setZone} />;
    default:
      return <TerritoireValeur id={id} territoire={zone} onChange={setZone} />;
  }
}

const withZone = (condition: ConditionDe<'lieu'>, zone: Zone): ConditionDe<'lieu'> => ({ ...condition, zone });
