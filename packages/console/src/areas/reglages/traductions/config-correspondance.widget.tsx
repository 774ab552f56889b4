import { CHAMPS_ECRITS, CHEMINS_APIDAE, cheminsPour, type LigneDEcriture, list, text } from '@bridge/contract';
import { NativeSelect, Text, VisuallyHidden } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { focusFirst, innerIdOf } from '../../../resource/widgets/control.ts';
import { RemoveItem } from '../../../resource/widgets/list/item-act.tsx';
import { ListFooter } from '../../../resource/widgets/list/list-footer.tsx';
import { useListItems } from '../../../resource/widgets/list/use-list-items.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from './config.module.css';

const LIGNES = list(
  { chemin: text({ label: 'Chemin' }) },
  {
    label: 'Correspondance',
    itemTitle: 'chemin',
    most: CHAMPS_ECRITS.length,
    words: { noun: { one: 'Ligne', many: 'Lignes', feminine: true }, byPlace: true, add: 'Ajouter une ligne' },
  },
);
const CHAMPS = CHAMPS_ECRITS.map(({ value, label }) => ({ value, label }));

/** The path of Apidae that each field is written to. Only paths of the same nature are offered. */
export default function CorrespondanceWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const lignes = lignesIn(value);
  const { keys, gone, news, actions } = useListItems({ list: LIGNES, value, onChange });
  if (readOnly)
    return (
      <ul id={id} tabIndex={-1} className={classes.remarks}>
        {lignes.map(({ champ, chemin }) => (
          <li key={chemin}>{`${nomDe(champ)} → ${chemin}`}</li>
        ))}
      </ul>
    );
  const libre = libreParmi(lignes);
  const focusOn = (rang: number | null) => focusFirst([innerIdOf(id, `${rang}.champ`)]);
  return (
    <div id={id} tabIndex={-1} className={classes.glossaire}>
      {lignes.length === 0 && (
        <Text size="sm" c="dimmed">
          Sans ligne, rien ne peut être écrit dans Apidae.
        </Text>
      )}
      {lignes.map((ligne, rang) => (
        <div key={keys[rang]} className={classes.pair}>
          <NativeSelect
            id={innerIdOf(id, `${rang}.champ`)}
            aria-label={`Champ ${rang + 1}`}
            data={CHAMPS}
            value={ligne.champ}
            error={inner[`${rang}.champ`]}
            onChange={({ currentTarget }) => {
              const champ = CHAMPS_ECRITS.find((one) => one.value === currentTarget.value)?.value;
              const [chemin] = champ === undefined ? [] : cheminsPour(champ);
              if (champ && chemin) onChange(lignes.with(rang, { champ, chemin: keptOr(ligne, champ, chemin.value) }));
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
          <RemoveItem
            listId={id}
            itemKey={keys[rang] ?? rang}
            rank={rang}
            name={`la ligne ${rang + 1}`}
            actions={actions}
          />
        </div>
      ))}
      <ListFooter
        id={innerIdOf(id, 'add')}
        list={LIGNES}
        isFull={libre === undefined}
        mayAdd
        gone={gone?.words}
        onAdd={() => libre && focusOn(actions.add({ ...libre }))}
        onUndo={() => focusOn(actions.undo())}
      />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}

/** The path of a line whose field changes: the former path if it suits the new field, else the first that does. */
function keptOr(ligne: LigneDEcriture, champ: string, chemin: LigneDEcriture['chemin']): LigneDEcriture['chemin'] {
  return cheminsPour(champ).some(({ value }) => value === ligne.chemin) ? ligne.chemin : chemin;
}

/** The first field and path that no line uses yet. */
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
  // This widget or the server wrote the value.
  return Array.isArray(value) ? (value as readonly LigneDEcriture[]) : [];
}
