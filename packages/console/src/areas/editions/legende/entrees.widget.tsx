import { choice, type Field, type Item, type PropositionDeLegende } from '@bridge/contract';
import { Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useForm, useFormContext } from '../../../resource/form/form.context.ts';
import { Picto } from '../../../resource/values/picto.tsx';
import { entriesIn, listIn, textIn } from '../../../resource/values/read.ts';
import { ListEditor } from '../../../resource/widgets/list/list.editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from '../editions.module.css';
import { ajoutees, type GroupeNomme, groupesIn } from './entree.rules.ts';
import { Propositions } from './propositions.tsx';

/** The entries of a legend, and the proposals of Bridge. */
export default function EntreesWidget({ field, ...props }: WidgetProps) {
  const { store } = useFormContext().form;
  const entrees = listIn(props.value);
  const declares = useForm(({ values }) => values.groupes);
  const groupes = useMemo(() => groupesIn(listIn(declares)), [declares]);
  const adapt = useCallback(
    (entree: Item, name: string, declared: Field) =>
      name === 'groupe' ? groupeOf(textIn(entree.groupe), groupes) : declared,
    [groupes],
  );
  const aside = useCallback(
    (entree: Item) => <NomDuGroupe code={textIn(entree.groupe)} groupes={groupes} />,
    [groupes],
  );
  const add = (proposees: readonly PropositionDeLegende[]) => {
    const { values, setValue } = store.getState();
    const next = ajoutees({ entrees: listIn(values.entrees), groupes: listIn(values.groupes) }, proposees);
    setValue('groupes', next.groupes);
    props.onChange(next.entrees);
  };
  if (field.kind !== 'list') return null;
  return (
    <Stack gap="sm">
      {!props.readOnly && <Propositions entrees={entrees} onAdd={add} />}
      <ListEditor
        {...props}
        list={field}
        drawing={dessinDe}
        adapt={adapt}
        aside={aside}
        // The next entry is most often of the same group.
        startWith={{ groupe: textIn(entriesIn(entrees.at(-1)).groupe) }}
      />
    </Stack>
  );
}

/** The group of an entry, readable while the entry is closed. */
function NomDuGroupe({ code, groupes }: { readonly code: string; readonly groupes: readonly GroupeNomme[] }) {
  const nom = groupes.find((one) => one.code === code)?.nom;
  return nom ? (
    <Text span size="xs" c="dimmed">
      {nom}
    </Text>
  ) : null;
}

/** The choice of a group among those of the form; null while the form has none. */
function groupeOf(named: string, groupes: readonly GroupeNomme[]): Field | null {
  if (groupes.length === 0 && named === '') return null;
  const offered = groupes.map(({ code, nom }) => ({ value: code, label: nom || 'Sans nom' }));
  const gone =
    named === '' || groupes.some(({ code }) => code === named) ? [] : [{ value: named, label: 'Groupe retiré' }];
  return choice([{ value: '', label: 'Sans groupe' }, ...offered, ...gone], { label: 'Groupe' });
}

function dessinDe({ picto, couleur }: Item) {
  const { genre, nom } = entriesIn(picto);
  const color = textIn(couleur);
  return (
    <span className={classes.drawing} style={color === '' ? {} : { color }}>
      {genre === 'media' ? <IconPhoto size={18} stroke={1.7} aria-hidden /> : <Picto name={textIn(nom)} size={18} />}
    </span>
  );
}
