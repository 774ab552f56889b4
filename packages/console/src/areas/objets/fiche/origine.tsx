import type { OrigineTexte } from '@bridge/contract';
import { Badge } from '@mantine/core';

const MOTS: Readonly<Record<OrigineTexte, { readonly label: string; readonly colour: string }>> = {
  source: { label: 'Source', colour: 'gray' },
  machine: { label: 'Machine', colour: 'orange' },
  humain: { label: 'Rédigé ici', colour: 'teal' },
};

interface Props {
  readonly origine: OrigineTexte;
  readonly perime: boolean;
}

/** Who wrote a text, and whether the source has said something else since. */
export function Origine({ origine, perime }: Props) {
  const { label, colour } = MOTS[origine];
  return (
    <>
      <Badge size="sm" variant="light" color={colour}>
        {label}
      </Badge>
      {perime && (
        <Badge size="sm" variant="light" color="red" title="Le texte de la source a changé depuis.">
          Périmé
        </Badge>
      )}
    </>
  );
}
