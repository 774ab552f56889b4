import type { Condition } from '@bridge/contract';
import { DateValeur } from './date.valeur.tsx';
import { FaitValeur } from './fait.valeur.tsx';
import { FraicheurValeur } from './fraicheur.valeur.tsx';
import { LieuValeur } from './lieu.valeur.tsx';
import { ListeValeur } from './liste.valeur.tsx';
import { MotsValeur } from './mots.valeur.tsx';
import { NombreValeur } from './nombre.valeur.tsx';
import { OuvertValeur } from './ouvert.valeur.tsx';
import { TexteValeur } from './texte.valeur.tsx';

interface Props {
  readonly id: string;
  readonly condition: Condition;
  readonly onChange: (next: Condition) => void;
}

/** The operator and the values of a condition: one editor for each kind of condition. */
export function ConditionValeur({ id, condition, onChange }: Props) {
  switch (condition.genre) {
    case 'texte':
      return <TexteValeur id={id} condition={condition} onChange={onChange} />;
    case 'liste':
      return <ListeValeur id={id} condition={condition} onChange={onChange} />;
    case 'mots':
      return <MotsValeur id={id} condition={condition} onChange={onChange} />;
    case 'fait':
      return <FaitValeur id={id} condition={condition} onChange={onChange} />;
    case 'nombre':
      return <NombreValeur id={id} condition={condition} onChange={onChange} />;
    case 'date':
      return <DateValeur id={id} condition={condition} onChange={onChange} />;
    case 'ouvert-maintenant':
      return <OuvertValeur id={id} condition={condition} onChange={onChange} />;
    case 'fraicheur':
      return <FraicheurValeur id={id} condition={condition} onChange={onChange} />;
    case 'lieu':
      return <LieuValeur id={id} condition={condition} onChange={onChange} />;
  }
}
