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

/** The author of a text, and whether the source has changed since. */
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
