import { choices, LANGUES_CHOIX, TYPES_BRIDGE, type ValeurDeChoix } from '@bridge/contract';
import { useMemo } from 'react';
import { CommunesChoice } from '../../../catalogue/communes-choice.tsx';
import { LabelledControl } from '../../../catalogue/labelled-control.tsx';
import { ModalitesChoice } from '../../../catalogue/modalites-choice.tsx';
import { RefsChoice } from '../../../catalogue/ref-choice.tsx';
import { TextesInput } from '../../../catalogue/regles/valeurs/textes-input.tsx';
import { textsIn } from '../../../resource/values/read.ts';
import { ChoicesWidget } from '../../../resource/widgets/choices/choices.widget.tsx';
import { type CibleAChoix, refsOf, textesOf } from './choix.rules.ts';

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly cible: CibleAChoix;
  readonly critere: number;
  readonly value: readonly ValeurDeChoix[];
  readonly onChange: (value: ValeurDeChoix[]) => void;
  readonly error?: string | undefined;
}

/** The values of a choice, found by typing; the subject of the filter decides what they are. */
export function ValeursChoice({ cible, critere, value, onChange, ...words }: Props) {
  switch (cible) {
    case 'critere':
      return (
        <ModalitesChoice
          {...words}
          critere={critere}
          pour="filtre"
          placeholder="Rechercher une modalité…"
          value={refsOf(value, 'modalite')}
          onChange={onChange}
        />
      );
    case 'tag':
      return (
        <RefsChoice
          {...words}
          to="tag"
          pour="filtre"
          placeholder="Rechercher un tag…"
          value={refsOf(value, 'tag')}
          onChange={onChange}
        />
      );
    case 'commune':
      return (
        <CommunesChoice
          {...words}
          value={textesOf(value).map((nom) => ({ insee: '', nom }))}
          onChange={(communes) => onChange([...new Set(communes.map(({ nom }) => nom))])}
        />
      );
    case 'champ':
      return <Textes {...words} value={textesOf(value)} onChange={onChange} />;
    case 'typeBridge':
      return <Codes {...words} offered={TYPES_BRIDGE} value={textesOf(value)} onChange={onChange} />;
    case 'languesParlees':
      return <Codes {...words} offered={LANGUES_CHOIX} value={textesOf(value)} onChange={onChange} />;
  }
}

/** The texts of a field of the dictionary, as objets have them; capitals and accents do not count. */
function Textes({ value, onChange, ...words }: Omit<CodesProps, 'offered'>) {
  return (
    <LabelledControl {...words} resource="filtre">
      {({ id }) => (
        <TextesInput
          id={id}
          label={words.label}
          placeholder="Une valeur du champ, puis Entrée"
          value={value}
          onChange={onChange}
        />
      )}
    </LabelledControl>
  );
}

interface CodesProps extends Pick<Props, 'id' | 'label' | 'labelHidden' | 'error'> {
  readonly offered: readonly { readonly value: string; readonly label: string }[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

function Codes({ offered, value, onChange, ...words }: CodesProps) {
  const { label } = words;
  const field = useMemo(() => choices(offered, { label, placeholder: 'Rechercher…' }), [offered, label]);
  return (
    <LabelledControl {...words} resource="filtre">
      {(props) => <ChoicesWidget {...props} field={field} value={value} onChange={(next) => onChange(textsIn(next))} />}
    </LabelledControl>
  );
}
