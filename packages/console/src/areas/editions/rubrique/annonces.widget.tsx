import { type AnnoncesIntercalees, boolean, refSchema, SANS_ANNONCE } from '@bridge/contract';
import { Stack, Text } from '@mantine/core';
import { NombreInput } from '../../../catalogue/nombre-input.tsx';
import { RefChoice } from '../../../catalogue/ref-choice.tsx';
import { entriesIn, numberIn } from '../../../resource/values/read.ts';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { Champ } from '../champ.tsx';

const FIN = boolean({ label: 'En fin de chapitre' });
const espaceSchema = refSchema('espace');

/** The annonces between the fiches of a section, and their interval. */
export default function AnnoncesWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const annonces = annoncesIn(value);
  const { espace, chaque, finDeChapitre } = annonces;
  if (readOnly) return <Text id={id}>{espace === null ? 'Aucune' : 'Un espace d’annonces'}</Text>;
  return (
    <Stack gap="sm" id={id} tabIndex={-1} style={{ outline: 'none' }}>
      <RefChoice
        id={innerIdOf(id, 'espace')}
        to="espace"
        label="Espace"
        placeholder="Aucune annonce"
        pour="rubriqueDynamique"
        value={espace}
        error={inner.espace ?? inner['espace.id']}
        // A chosen espace needs an interval: every eight fiches to start with.
        onChange={(next) => onChange(next === null ? SANS_ANNONCE : { ...annonces, espace: next, chaque: chaque ?? 8 })}
      />
      {espace !== null && (
        <>
          <NombreInput
            id={innerIdOf(id, 'chaque')}
            label="Toutes les"
            value={chaque}
            unit="fiches"
            min={1}
            max={200}
            integer
            error={inner.chaque}
            onChange={(next) => onChange({ ...annonces, chaque: next })}
          />
          <Champ
            id={id}
            name="finDeChapitre"
            field={FIN}
            value={finDeChapitre}
            inner={inner}
            onChange={(next) => onChange({ ...annonces, finDeChapitre: next === true })}
          />
        </>
      )}
    </Stack>
  );
}

function annoncesIn(value: unknown): AnnoncesIntercalees {
  const { espace, chaque, finDeChapitre } = entriesIn(value);
  return {
    espace: espaceSchema.safeParse(espace).data ?? null,
    chaque: numberIn(chaque),
    finDeChapitre: finDeChapitre === true,
  };
}
