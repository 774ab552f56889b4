import { HEURES_DU_JOUR } from '@bridge/contract';
import { NativeSelect } from '@mantine/core';
import '../../resource/widgets/choice.styles.ts';

interface ChoixProps<V extends string> {
  readonly id: string;
  readonly label: string;
  readonly choix: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** One of a few words. */
export function Choix<V extends string>({ id, label, choix, value, onChange }: ChoixProps<V>) {
  return (
    <NativeSelect
      id={id}
      label={label}
      data={choix.map((one) => ({ value: one.value, label: one.label }))}
      value={value}
      onChange={({ currentTarget }) => {
        const next = choix.find((one) => one.value === currentTarget.value);
        if (next) onChange(next.value);
      }}
    />
  );
}

interface HeureProps {
  readonly id: string;
  readonly label: string;
  /** What nothing means; where it is absent, an hour is always chosen. */
  readonly vide?: string;
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (value: string | null) => void;
}

export function Heure({ id, label, vide, value, error, onChange }: HeureProps) {
  return (
    <NativeSelect
      id={id}
      label={label}
      data={[...(vide === undefined ? [] : [{ value: '', label: vide }]), ...HEURES_DU_JOUR]}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
