import { choice, isRef } from '@bridge/contract';
import { RefChoice } from '../../../catalogue/ref-choice.tsx';
import { textIn } from '../../../resource/values/read.ts';
import { ChoiceWidget } from '../../../resource/widgets/choices/choice.widget.tsx';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from '../editions.module.css';

const CIBLES = [
  { value: 'modalite', label: 'Une modalité' },
  { value: 'critere', label: 'Un critère' },
  { value: 'champ', label: 'Un champ' },
  { value: 'selection', label: 'Les objets d’une sélection' },
] as const;
const SORTE = choice(CIBLES, { label: 'Représente', placeholder: 'Rien de précis' });

/** The word of the vocabulary that an entry explains; none for an entry with words of its own. */
export default function CibleWidget(props: WidgetProps) {
  const { id, value, onChange, inner, resource } = props;
  const cible = isRef(value) ? value : null;
  return (
    <div className={classes.pair}>
      <ChoiceWidget
        {...props}
        field={SORTE}
        value={cible?.ref ?? null}
        onChange={(ref) => onChange(textIn(ref) === '' ? null : { ref, id: 0 })}
      />
      {cible && (
        <RefChoice
          id={innerIdOf(id, 'id')}
          to={cible.ref}
          label={CIBLES.find(({ value: sorte }) => sorte === cible.ref)?.label ?? ''}
          labelHidden
          required
          pour={resource}
          value={cible}
          error={Object.values(inner)[0]}
          onChange={(next) => onChange(next ?? { ref: cible.ref, id: 0 })}
        />
      )}
    </div>
  );
}
