import type { Item } from '@bridge/contract';
import { Stack } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Picto } from '../../../resource/values/picto.tsx';
import { entriesIn, listIn, textIn } from '../../../resource/values/read.ts';
import { ListEditor } from '../../../resource/widgets/list.editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from '../editions.module.css';
import { Propositions } from './propositions.tsx';

/** The entries of a legend, and those that Bridge proposes. */
export default function EntreesWidget({ field, ...props }: WidgetProps) {
  const entrees = listIn(props.value);
  if (field.kind !== 'list') return null;
  return (
    <Stack gap="sm">
      {!props.readOnly && <Propositions entrees={entrees} onChange={props.onChange} />}
      <ListEditor
        {...props}
        list={field}
        drawing={dessinDe}
        // The next one is most often of the same group.
        startWith={{ groupe: textIn(entriesIn(entrees.at(-1)).groupe) }}
      />
    </Stack>
  );
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
