import type { Recadrage } from '@bridge/contract';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { moveCadrage, RATIOS, reshapeCadrage, resizeCadrage } from './cadrage.rules.ts';
import { NombreEnCent } from './nombre-en-cent.tsx';

interface Props {
  readonly recadrage: Recadrage;
  readonly image: number;
  readonly error: string | undefined;
  readonly onChange: (recadrage: Recadrage) => void;
  readonly onRemove: () => void;
}

/** One crop in words and figures, which do all that the mouse does to its frame. */
export function RecadrageFields({ recadrage, image, error, onChange, onRemove }: Props) {
  const { nom, ratio, x, y, largeur } = recadrage;
  // A ratio that the list does not have, chosen elsewhere, stays offered.
  const ratios = [...new Set<string>([...RATIOS, ratio])];
  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        label="Nom du recadrage"
        size="xs"
        maxLength={60}
        value={nom}
        error={nom.trim() === '' ? 'Donnez un nom à ce recadrage.' : error}
        onChange={({ currentTarget }) => onChange({ ...recadrage, nom: currentTarget.value })}
      />
      <NativeSelect
        label="Format"
        size="xs"
        data={ratios}
        value={ratio}
        onChange={({ currentTarget }) => onChange(reshapeCadrage(recadrage, currentTarget.value, image))}
      />
      <NombreEnCent label="Depuis la gauche" value={x} onChange={(next) => onChange(moveCadrage(recadrage, next, y))} />
      <NombreEnCent label="Depuis le haut" value={y} onChange={(next) => onChange(moveCadrage(recadrage, x, next))} />
      <NombreEnCent
        label="Largeur du cadre"
        value={largeur}
        onChange={(next) => onChange(resizeCadrage(recadrage, next, image))}
      />
      <Button variant="subtle" color="red" size="xs" onClick={onRemove}>
        Retirer ce recadrage
      </Button>
    </Group>
  );
}
