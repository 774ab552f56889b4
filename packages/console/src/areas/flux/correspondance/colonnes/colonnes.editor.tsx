import { type ChampDecouvert, type Colonnes, type Ligne, rolesDeCible } from '@bridge/contract';
import { NativeSelect, Text } from '@mantine/core';
import '../../../../resource/widgets/choices/choice.styles.ts';
import { roleWords } from '../lignes/roles.words.ts';
import classes from './colonnes.module.css';
import { colonnesOf, withRole } from './colonnes.rules.ts';

interface Props {
  readonly ligne: Ligne;
  readonly decouvert: ChampDecouvert | undefined;
  readonly onChange: (colonnes: Colonnes | undefined) => void;
}

/** The role of each column of a row. */
export function ColonnesEditor({ ligne, decouvert, onChange }: Props) {
  const columns = colonnesOf(ligne, decouvert);
  const roles = rolesDeCible(ligne.cible).map((role) => ({ value: role, label: roleWords(role) }));
  if (columns.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Indiquez le séparateur de colonnes pour dire ce que chacune contient.
      </Text>
    );
  return (
    <div className={classes.columns}>
      {columns.map(({ key, label, sample, role }) => (
        <Column
          key={key}
          label={label}
          sample={sample}
          role={role}
          roles={roles}
          onChange={(next) => onChange(withRole(ligne, decouvert, columns, { key, role: next }))}
        />
      ))}
    </div>
  );
}

interface ColumnProps {
  readonly label: string;
  readonly sample: string;
  readonly role: string;
  readonly roles: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (role: string) => void;
}

function Column({ label, sample, role, roles, onChange }: ColumnProps) {
  return (
    <>
      <div>
        <Text size="sm">{label}</Text>
        <div className={classes.sample}>{sample}</div>
      </div>
      <NativeSelect
        size="xs"
        aria-label={`Rôle de ${label}`}
        data={[...roles]}
        value={role}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  );
}
