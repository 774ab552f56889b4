import type { Territoire } from '@bridge/contract';
import { CommunesChoice } from '../../communes-choice.tsx';
import classes from '../regles.module.css';
import { PolygoneValeur } from './polygone.valeur.tsx';
import { TextesInput } from './textes-input.tsx';

interface Props {
  readonly id: string;
  readonly territoire: Territoire;
  readonly onChange: (territoire: Territoire) => void;
}

/** Communes, postcodes or a drawn zone, for a rule or for the territory of an entity. */
export function TerritoireValeur({ id, territoire, onChange }: Props) {
  switch (territoire.forme) {
    case 'communes':
      return (
        <div className={classes.values}>
          <CommunesChoice
            id={id}
            label="Communes"
            labelHidden
            value={territoire.communes}
            onChange={(communes) => onChange({ ...territoire, communes })}
          />
        </div>
      );
    case 'codes-postaux':
      return (
        <TextesInput
          id={id}
          label="Codes postaux, ou leur début"
          placeholder="26, 38000…"
          value={territoire.codes}
          onChange={(codes) => onChange({ ...territoire, codes: codes.map((code) => code.toUpperCase()) })}
        />
      );
    case 'polygone':
      return <PolygoneValeur id={id} zone={territoire} onChange={onChange} />;
  }
}
