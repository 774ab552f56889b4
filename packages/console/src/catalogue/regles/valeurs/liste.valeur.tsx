import { LISTES_DE_REGLE, OPERATEURS_LISTE } from '@bridge/contract';
import { MultiSelect } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import classes from '../regles.module.css';
import { ChoixNatif } from './choix-natif.tsx';
import type { ValeurProps } from './valeur.ts';

export function ListeValeur({ id, condition, onChange }: ValeurProps<'liste'>) {
  const liste = LISTES_DE_REGLE.find(({ value }) => value === condition.champ);
  const choix = (liste?.choix ?? []).map(({ value, label }) => ({ value: String(value), label }));
  return (
    <>
      <ChoixNatif
        label="Comparaison"
        choices={OPERATEURS_LISTE}
        value={condition.op}
        onChange={(op) => onChange({ ...condition, op })}
      />
      <MultiSelect
        id={id}
        className={classes.values}
        aria-label={liste?.label ?? 'Valeurs'}
        placeholder={condition.valeurs.length === 0 ? 'Choisir…' : ''}
        data={choix}
        value={[...condition.valeurs]}
        onChange={(valeurs) => onChange({ ...condition, valeurs })}
        searchable
        selectFirstOptionOnChange
        hidePickedOptions
        nothingFoundMessage="Aucun autre choix ne correspond."
        comboboxProps={{ keepMounted: false, transitionProps: { duration: 0 } }}
      />
    </>
  );
}
