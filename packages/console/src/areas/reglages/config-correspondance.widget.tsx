import { CHAMPS_ECRITS, CHEMINS_APIDAE, cheminsPour, type LigneDEcriture } from '@bridge/contract';
import { ActionIcon, Button, NativeSelect, Text } from '@mantine/core';
import '../../resource/widgets/choice.styles.ts';
import { IconArrowRight, IconPlus, IconTrash } from '@tabler/icons-react';
import { innerIdOf } from '../../resource/widgets/control.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import classes from './config.module.css';

const CHAMPS = CHAMPS_ECRITS.map(({ value, label }) => ({ value, label }));

/** Which of our fields is written where in Apidae. Only paths of the same nature are offered. */
export default function CorrespondanceWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const lignes = lignesIn(value);
  if (readOnly)
    return (
      <ul id={id} tabIndex={-1} className={classes.remarks}>
        {lignes.map(({ champ, chemin }) => (
          <li key={chemin}>{`${nomDe(champ)} → ${chemin}`}</li>
        ))}
      </ul>
    );
  const libre = libreParmi(lignes);
  return (
    <div id={id} tabIndex={-1} className={classes.glossaire}>
      {lignes.length === 0 && (
        <Text size="sm" c="dimmed">
          Sans ligne, rien ne peut être écrit dans Apidae.
        </Text>
      )}
      {lignes.map((ligne, rang) => (
        // Lines have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <div key={rang} className={classes.pair}>
          <NativeSelect
            id={innerIdOf(id, `${rang}.champ`)}
            aria-label={`Champ ${rang + 1}`}
            data={CHAMPS}
            value={ligne.champ}
            error={inner[`${rang}.champ`]}
            onChange={({ currentTarget }) => {
              const champ = CHAMPS_ECRITS.find((one) => one.value === currentTarget.value)?.value;
              const [chemin] = champ === undefined ? [] : cheminsPour(champ);
              if (champ && chemin) onChange(lignes.with(rang, { champ, chemin: gardeOu(ligne, champ, chemin.value) }));
            }}
          />
          <IconArrowRight size={16} aria-hidden />
          <NativeSelect
            id={innerIdOf(id, `${rang}.chemin`)}
            aria-label={`Chemin ${rang + 1}`}
            data={cheminsPour(ligne.champ).map((one) => ({ value: one.value, label: one.label }))}
            description={ligne.chemin}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={ligne.chemin}
            error={inner[`${rang}.chemin`]}
            onChange={({ currentTarget }) => {
              const chemin = CHEMINS_APIDAE.find((one) => one.value === currentTarget.value)?.value;
              if (chemin) onChange(lignes.with(rang, { ...ligne, chemin }));
            }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Retirer la ligne ${rang + 1}`}
            onClick={() => onChange(lignes.filter((_, other) => other !== rang))}
          >
            <IconTrash size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={libre === undefined}
          onClick={() => libre && onChange([...lignes, libre])}
        >
          Ajouter une ligne
        </Button>
      </div>
    </div>
  );
}

/** A path that suits the new field too stays. */
function gardeOu(ligne: LigneDEcriture, champ: string, chemin: LigneDEcriture['chemin']): LigneDEcriture['chemin'] {
  return cheminsPour(champ).some(({ value }) => value === ligne.chemin) ? ligne.chemin : chemin;
}

/** The first field and path that are not written yet. */
function libreParmi(lignes: readonly LigneDEcriture[]): LigneDEcriture | undefined {
  for (const { value: champ } of CHAMPS_ECRITS) {
    if (lignes.some((ligne) => ligne.champ === champ)) continue;
    const chemin = cheminsPour(champ).find(({ value }) => lignes.every((ligne) => ligne.chemin !== value));
    if (chemin) return { champ, chemin: chemin.value };
  }
  return undefined;
}

const nomDe = (champ: string) => CHAMPS_ECRITS.find(({ value }) => value === champ)?.label ?? champ;

function lignesIn(value: unknown): readonly LigneDEcriture[] {
  // Written by this widget or read from the server.
  return Array.isArray(value) ? (value as readonly LigneDEcriture[]) : [];
}
