import { OPERATEURS_TEXTE } from '@bridge/contract';
import { ChoixNatif } from './choix-natif.tsx';
import { TextesInput } from './textes-input.tsx';
import type { ValeurProps } from './valeur.ts';

export function TexteValeur({ id, condition, onChange }: ValeurProps<'texte'>) {
  const { op, valeurs } = condition;
  const isAlone = op === 'vide' || op === 'rempli';
  return (
    <>
      <ChoixNatif
        {...(isAlone ? { id } : {})}
        label="Comparaison"
        choices={OPERATEURS_TEXTE}
        value={op}
        onChange={(next) => onChange({ ...condition, op: next })}
      />
      {!isAlone && (
        <TextesInput
          id={id}
          label="Textes cherchés"
          placeholder="Un texte, puis Entrée"
          value={valeurs}
          onChange={(next) => onChange({ ...condition, valeurs: next })}
        />
      )}
    </>
  );
}
