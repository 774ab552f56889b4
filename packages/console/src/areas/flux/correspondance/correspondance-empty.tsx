import { fluxTourinsoft } from '@bridge/contract';
import { Anchor, Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ChampAjoute } from './champ-ajoute.tsx';
import classes from './correspondance.module.css';
import { LignesMenu } from './lignes/lignes.menu.tsx';
import type { LigneActs } from './lignes/use-lignes.ts';

interface Props {
  readonly id: string;
  /** Whether the mapping was saved once. */
  readonly isKnown: boolean;
  readonly readOnly: boolean;
  readonly acts: LigneActs;
  readonly nom: string;
  readonly onAdd: (champ: string) => void;
  /** Reads the fields of the feed that uses the mapping; absent without such a feed. */
  readonly relire?: { readonly run: () => void; readonly busy: boolean; readonly problem: string | null } | undefined;
}

/** An empty mapping: says where its fields will come from. */
export function CorrespondanceEmpty({ id, isKnown, readOnly, acts, nom, onAdd, relire }: Props) {
  return (
    <div id={id} tabIndex={-1} className={classes.empty}>
      <Text fw={550}>Aucun champ pour l’instant</Text>
      <Text c="dimmed">
        {relire
          ? 'Les champs se lisent dans le flux\u00a0: relisez sa structure, ils apparaîtront ici avec une proposition pour chacun.'
          : isKnown
            ? 'Les champs se lisent dans un flux\u00a0: ouvrez-en un, puis «\u00a0Préparer la correspondance\u00a0».'
            : 'Le plus rapide est de partir d’un flux\u00a0: «\u00a0Préparer la correspondance\u00a0» lit ses champs et propose où chacun va.'}
      </Text>
      {relire?.problem && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {relire.problem}
        </Text>
      )}
      {relire && !readOnly && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={14} aria-hidden />}
          loading={relire.busy}
          onClick={relire.run}
        >
          Relire la structure
        </Button>
      )}
      <Anchor component={Link} to={`${fluxTourinsoft.path}/list`}>
        Voir les flux Tourinsoft
      </Anchor>
      {!readOnly && <LignesMenu nom={nom} lignes={[]} onReplace={acts.replace} />}
      {!readOnly && <ChampAjoute onAdd={onAdd} />}
    </div>
  );
}
