import { type CalculDePoints, choice, MODES_DE_POINTS, REPERES_DE_TEMPS } from '@bridge/contract';
import { Input } from '@mantine/core';
import { LabelledControl } from '../../catalogue/labelled-control.tsx';
import { MesureChoice } from '../../catalogue/mesure-choice.tsx';
import { NombreInput } from '../../catalogue/nombre-input.tsx';
import { entriesIn } from '../../resource/values/read.ts';
import { ChoiceWidget } from '../../resource/widgets/choices/choice.widget.tsx';
import { innerIdOf } from '../../resource/widgets/control.ts';
import { innerOf } from '../../resource/widgets/list/list.rules.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import classes from './tris.module.css';

const MODE = choice(MODES_DE_POINTS, { label: 'Mode', required: true });
const REPERE = choice(REPERES_DE_TEMPS, { label: 'Temps compté', required: true });

/** The starting values of each way to count points. */
const NEUFS: readonly CalculDePoints[] = [
  { mode: 'fixe' },
  { mode: 'proportionnel', mesure: { genre: 'simple', champ: 'photos' }, plein: 5 },
  { mode: 'degressif', repere: 'sourceMajLe', jours: 365 },
];

/** The way to count the points of a rule, then the values that the way needs. */
export default function CalculWidget({ field, ...props }: WidgetProps) {
  const calcul = isCalcul(props.value) ? props.value : NEUFS[0];
  return (
    <div className={classes.row}>
      <ChoiceWidget
        {...props}
        field={MODE}
        value={calcul?.mode}
        onChange={(mode) => props.onChange(NEUFS.find((neuf) => neuf.mode === mode))}
      />
      <Details {...props} calcul={calcul} />
    </div>
  );
}

function isCalcul(value: unknown): value is CalculDePoints {
  return MODES_DE_POINTS.some((mode) => mode.value === entriesIn(value).mode);
}

type DetailsProps = Omit<WidgetProps, 'field'> & { readonly calcul: CalculDePoints | undefined };

function Details({ id, calcul, onChange, inner }: DetailsProps) {
  switch (calcul?.mode) {
    case 'proportionnel': {
      const [wrong] = [inner.mesure, ...Object.values(innerOf(inner, 'mesure'))].filter(Boolean);
      return (
        <>
          <div>
            <MesureChoice label="Selon" value={calcul.mesure} onChange={(mesure) => onChange({ ...calcul, mesure })} />
            {wrong && <Input.Error mt={4}>{wrong}</Input.Error>}
          </div>
          <NombreInput
            id={innerIdOf(id, 'plein')}
            label="Tous les points à"
            min={0}
            value={calcul.plein}
            error={inner.plein}
            onChange={(plein) => onChange({ ...calcul, plein })}
          />
        </>
      );
    }
    case 'degressif':
      return (
        <>
          <LabelledControl label={REPERE.label}>
            {(control) => (
              <ChoiceWidget
                {...control}
                field={REPERE}
                value={calcul.repere}
                onChange={(repere) => onChange({ ...calcul, repere })}
              />
            )}
          </LabelledControl>
          <NombreInput
            id={innerIdOf(id, 'jours')}
            label="Plus aucun point après"
            unit="jours"
            min={1}
            max={3_660}
            integer
            value={calcul.jours}
            error={inner.jours}
            onChange={(jours) => onChange({ ...calcul, jours })}
          />
        </>
      );
    default:
      return null;
  }
}
