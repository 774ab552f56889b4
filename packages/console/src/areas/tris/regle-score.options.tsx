import {
  type CalculDePoints,
  MODES_DE_POINTS,
  type Names,
  REPERES_DE_TEMPS,
  type RegleDeScore,
} from '@bridge/contract';
import { Button, Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { DateInput } from '../../catalogue/date-input.tsx';
import { MesureChoice } from '../../catalogue/mesure-choice.tsx';
import { NombreInput } from '../../catalogue/nombre-input.tsx';
import { RegleEditor } from '../../catalogue/regles/regle-editor.tsx';
import { calculEnMots, calculNeuf, conditionEnMots, defautDeRegle } from './regle-score.rules.ts';
import classes from './tris.module.css';

interface Props {
  readonly regle: RegleDeScore;
  readonly onChange: (next: RegleDeScore) => void;
  readonly noms: Names;
  /** What is wrong in it, by path: « libelle », « condition.regles.0.valeurs ». */
  readonly inner: Readonly<Record<string, string>>;
}

/** What can be set about a rule. */
export function RegleOptions({ regle, onChange, noms, inner }: Props) {
  const defaut = defautDeRegle(regle);
  return (
    <>
      <div className={classes.row}>
        <TextInput
          label="Libellé"
          value={regle.libelle}
          maxLength={200}
          error={inner.libelle !== undefined}
          onChange={({ currentTarget }) => onChange({ ...regle, libelle: currentTarget.value })}
        />
        <NombreInput
          label="Points"
          min={-1_000}
          max={1_000}
          value={regle.points}
          onChange={(points) => onChange({ ...regle, points: points ?? Number.NaN })}
        />
        <NativeSelect
          label="Mode"
          data={[...MODES_DE_POINTS]}
          value={regle.calcul.mode}
          onChange={({ currentTarget }) => onChange({ ...regle, calcul: calculNeuf(currentTarget.value) })}
        />
      </div>
      <Calcul calcul={regle.calcul} onChange={(calcul) => onChange({ ...regle, calcul })} />
      {regle.calcul.mode !== 'fixe' && (
        <Text size="sm" c="dimmed">
          {calculEnMots(regle, noms)}
        </Text>
      )}
      <Condition regle={regle} onChange={onChange} noms={noms} inner={inner} />
      {defaut && (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {defaut}
        </Text>
      )}
      <div className={classes.row}>
        <DateInput label="Compte à partir du" value={regle.du} onChange={(du) => onChange({ ...regle, du })} />
        <DateInput label="Jusqu’au" value={regle.au} onChange={(au) => onChange({ ...regle, au })} />
      </div>
      <Checkbox
        label="Peut être dite aux visiteurs"
        checked={regle.publique}
        onChange={({ currentTarget }) => onChange({ ...regle, publique: currentTarget.checked })}
      />
    </>
  );
}

interface CalculProps {
  readonly calcul: CalculDePoints;
  readonly onChange: (next: CalculDePoints) => void;
}

function Calcul({ calcul, onChange }: CalculProps) {
  switch (calcul.mode) {
    case 'fixe':
      return null;
    case 'proportionnel':
      return (
        <div className={classes.row}>
          <MesureChoice label="Selon" value={calcul.mesure} onChange={(mesure) => onChange({ ...calcul, mesure })} />
          <NombreInput
            label="Tous les points à"
            min={0}
            value={calcul.plein}
            onChange={(plein) => onChange({ ...calcul, plein: plein ?? Number.NaN })}
          />
        </div>
      );
    case 'degressif':
      return (
        <div className={classes.row}>
          <NativeSelect
            label="Temps compté"
            data={[...REPERES_DE_TEMPS]}
            value={calcul.repere}
            onChange={({ currentTarget }) => {
              const repere = REPERES_DE_TEMPS.find(({ value }) => value === currentTarget.value)?.value;
              if (repere) onChange({ ...calcul, repere });
            }}
          />
          <NombreInput
            label="Plus aucun point après"
            unit="jours"
            min={1}
            max={3_660}
            integer
            value={calcul.jours}
            onChange={(jours) => onChange({ ...calcul, jours: jours ?? Number.NaN })}
          />
        </div>
      );
  }
}

const INSIDE = 'condition.';

/** Which objets: the sentence, and the editor once it is asked for. */
function Condition({ regle, onChange, noms, inner }: Props) {
  const errors = useMemo(
    () =>
      new Map(
        Object.entries(inner).flatMap(([path, text]) =>
          path.startsWith(INSIDE) ? [[path.slice(INSIDE.length), text] as const] : [],
        ),
      ),
    [inner],
  );
  const [asked, setAsked] = useState(false);
  const isOpen = asked || errors.size > 0;
  return (
    <div>
      <Text size="sm">{`Pour\u00a0: ${conditionEnMots(regle.condition, noms)}`}</Text>
      <Button
        variant="subtle"
        size="compact-sm"
        mt={4}
        mb={isOpen ? 'xs' : 0}
        aria-expanded={isOpen}
        leftSection={isOpen ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />}
        onClick={() => setAsked(!isOpen)}
      >
        {isOpen ? 'Replier la condition' : 'Modifier la condition'}
      </Button>
      {isOpen && (
        <RegleEditor
          label={`Condition de «\u00a0${regle.libelle || 'la règle'}\u00a0»`}
          value={regle.condition}
          onChange={(condition) => onChange({ ...regle, condition })}
          errors={errors}
        />
      )}
    </div>
  );
}
