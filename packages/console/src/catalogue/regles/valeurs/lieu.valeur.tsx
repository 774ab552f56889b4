import type { ConditionDe, Zone } from '@bridge/contract';
import { CommunesChoice } from '../../communes-choice.tsx';
import classes from '../regles.module.css';
import { EmpriseValeur } from './emprise.valeur.tsx';
import { PolygoneValeur } from './polygone.valeur.tsx';
import { RayonValeur } from './rayon.valeur.tsx';
import { TextesInput } from './textes-input.tsx';
import type { ValeurProps } from './valeur.ts';

export function LieuValeur({ id, condition, onChange }: ValeurProps<'lieu'>) {
  const { zone } = condition;
  const setZone = (next: Zone) => onChange(withZone(condition, next));
  switch (zone.forme) {
    case 'communes':
      return (
        <div className={classes.values}>
          <CommunesChoice
            id={id}
            label="Communes"
            labelHidden
            value={zone.communes}
            onChange={(communes) => setZone({ ...zone, communes })}
          />
        </div>
      );
    case 'codes-postaux':
      return (
        <TextesInput
          id={id}
          label="Codes postaux, ou leur début"
          placeholder="26, 38000…"
          value={zone.codes}
          onChange={(codes) => setZone({ ...zone, codes: codes.map((code) => code.toUpperCase()) })}
        />
      );
    case 'rayon':
      return <RayonValeur id={id} zone={zone} onChange={setZone} />;
    case 'polygone':
      return <PolygoneValeur id={id} zone={zone} onChange={setZone} />;
    case 'emprise':
      return <EmpriseValeur id={id} zone={zone} onChange={setZone} />;
  }
}

const withZone = (condition: ConditionDe<'lieu'>, zone: Zone): ConditionDe<'lieu'> => ({ ...condition, zone });
