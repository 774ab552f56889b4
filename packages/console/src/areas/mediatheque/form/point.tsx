import type { PointFocal } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { NombreEnCent } from './nombre-en-cent.tsx';

interface Props {
  readonly focal: PointFocal | null;
  readonly onChange: (focal: PointFocal) => void;
  readonly onRemove: () => void;
}

/** The focal point in figures. */
export function PointFields({ focal, onChange, onRemove }: Props) {
  const { x, y } = focal ?? { x: 0.5, y: 0.5 };
  return (
    <Group gap="sm" align="flex-end">
      <NombreEnCent label="Depuis la gauche" value={x} onChange={(next) => onChange({ x: next, y })} />
      <NombreEnCent label="Depuis le haut" value={y} onChange={(next) => onChange({ x, y: next })} />
      {focal === null ? (
        <Text size="sm" c="dimmed" pb={6}>
          {'Aucun point choisi\u00a0: Bridge garde ce qui attire l’œil.'}
        </Text>
      ) : (
        <Button variant="subtle" color="gray" size="xs" onClick={onRemove}>
          Laisser Bridge choisir
        </Button>
      )}
    </Group>
  );
}
