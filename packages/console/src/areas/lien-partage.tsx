import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { askYesOrNo } from '../ui/confirm.tsx';
import { Dot } from '../ui/dot.tsx';
import classes from './lien-partage.module.css';
import { etatDuLien, type LienPartage, phraseDuLien } from './lien-partage.rules.ts';

interface Props {
  /** What it opens. */
  readonly titre: string;
  readonly lien: LienPartage;
  readonly revoking: boolean;
  readonly onRevoke: () => void;
}

/** A link that was given, and the way to close it. Stands in a `LiensPartages`. */
export function LigneDeLien({ titre, lien, revoking, onRevoke }: Props) {
  const now = new Date();
  const isOpen = etatDuLien(lien, now) === 'ouvert';
  const revoke = async () => {
    const agreed = await askYesOrNo({
      title: 'Révoquer ce lien',
      text: `Plus personne n’ouvrira «\u00a0${titre}\u00a0» par ce lien.`,
      confirm: 'Révoquer',
      cancel: 'Le laisser ouvert',
      danger: true,
    });
    if (agreed) onRevoke();
  };
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Group gap={6} wrap="nowrap">
          <Dot colour={isOpen ? 'green' : 'gray'} />
          <Text size="sm" fw={550} lineClamp={1}>
            {titre}
          </Text>
        </Group>
        <Text size="xs" c="dimmed">
          {phraseDuLien(lien, now)}
        </Text>
      </div>
      {isOpen && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          flex="none"
          loading={revoking}
          aria-label={`Révoquer\u00a0: ${titre}`}
          onClick={() => void revoke()}
        >
          Révoquer
        </Button>
      )}
    </li>
  );
}

export function LiensPartages({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.lines}>{children}</ul>;
}
