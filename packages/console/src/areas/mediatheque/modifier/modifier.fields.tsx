import { type Field, media } from '@bridge/contract';
import { Checkbox, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { useId } from 'react';
import { idsIn } from '../../../resource/values/read.ts';
import { FormField } from '../../../resource/widgets/field-frame.tsx';
import { bascule, CHAMPS, type Demande, type Depart, type Problemes } from './modifier.rules.ts';

interface PartProps {
  readonly demande: Demande;
  readonly onChange: (demande: Demande) => void;
}

interface ChampsProps extends PartProps {
  readonly depart: Depart;
  readonly problemes: Problemes;
}

/** The fields to change: a ticked field replaces that of each media; the others stay. */
export function Champs({ depart, demande, onChange, problemes }: ChampsProps) {
  const shown = depart === 'dossier' ? (['dossier'] as const) : CHAMPS.filter((champ) => champ !== 'dossier');
  return (
    <>
      {depart === 'champs' && <Text c="dimmed">Cochez ce que vous voulez changer. Le reste ne change pas.</Text>}
      {shown.map((champ) => (
        <div key={champ}>
          {depart === 'champs' && (
            <Checkbox
              label={`Changer\u00a0: ${media.fields[champ].label}`}
              checked={champ in demande.valeurs}
              onChange={() => onChange(bascule(demande, champ))}
              mb={4}
            />
          )}
          {champ in demande.valeurs && (
            <Value
              field={media.fields[champ]}
              name={champ}
              value={demande.valeurs[champ]}
              error={problemes[champ]}
              onChange={(next) => onChange({ ...demande, valeurs: { ...demande.valeurs, [champ]: next } })}
            />
          )}
        </div>
      ))}
    </>
  );
}

/** Tags to put on and to take off; the other tags of the médias stay. */
export function Tags({ demande, onChange }: PartProps) {
  const { ajouter, retirer } = demande;
  const field = media.fields.motsCles;
  return (
    <>
      <Value
        field={{ ...field, label: 'Tags à ajouter' }}
        name="ajouter"
        value={ajouter}
        onChange={(next) => {
          const ids = idsIn(next);
          onChange({ ...demande, ajouter: ids, retirer: retirer.filter((id) => !ids.includes(id)) });
        }}
      />
      <Value
        field={{ ...field, label: 'Tags à retirer', create: false }}
        name="retirer"
        value={retirer}
        onChange={(next) => {
          const ids = idsIn(next);
          onChange({ ...demande, retirer: ids, ajouter: ajouter.filter((id) => !ids.includes(id)) });
        }}
      />
    </>
  );
}

interface ValueProps {
  readonly field: Field;
  readonly name: string;
  readonly value: unknown;
  readonly error?: string | undefined;
  readonly onChange: (value: unknown) => void;
}

const NOTHING_INSIDE = {};

function Value({ field, name, value, error, onChange }: ValueProps) {
  const id = useId();
  return (
    <FormField
      id={id}
      path={name}
      field={field}
      value={value}
      onChange={onChange}
      error={error}
      inner={NOTHING_INSIDE}
      readOnly={false}
      resource={media.id}
      valueOf={() => undefined}
    />
  );
}
