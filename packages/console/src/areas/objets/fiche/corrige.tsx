import type { FicheObjet, PartieCorrigee } from '@bridge/contract';
import { Badge, Group } from '@mantine/core';

interface Props {
  readonly corrections: FicheObjet['corrections'];
  readonly partie: PartieCorrigee;
}

/** Whether a part was corrected here, and whether the source has changed it since. */
export function Corrige({ corrections, partie }: Props) {
  const correction = corrections.find((one) => one.partie === partie);
  return (
    correction && (
      <Group gap="xs">
        <Badge variant="light" color="teal">
          Corrigé ici
        </Badge>
        {correction.perime && (
          <Badge variant="light" color="red" title="Ce que dit la source a changé depuis.">
            Périmé
          </Badge>
        )}
      </Group>
    )
  );
}
