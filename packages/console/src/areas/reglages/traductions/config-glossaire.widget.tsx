import {
  addToGlossaire,
  LANGUES_CHOIX,
  type Langue,
  list,
  MOST_TERMES,
  readGlossaire,
  type TermeDeGlossaire,
  text,
  translated,
} from '@bridge/contract';
import { Button, Text, Textarea, TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useForm } from '../../../resource/form/form.context.ts';
import { textsIn } from '../../../resource/values/read.ts';
import { focusFirst, innerIdOf } from '../../../resource/widgets/control.ts';
import { RemoveItem } from '../../../resource/widgets/list/item-act.tsx';
import { ListFooter } from '../../../resource/widgets/list/list-footer.tsx';
import { useListItems } from '../../../resource/widgets/list/use-list-items.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { Fold } from '../../../ui/fold.tsx';
import classes from './config.module.css';

const TERMES = list(
  { terme: text({ label: 'Terme' }), traductions: translated({ label: 'Traductions' }) },
  {
    label: 'Glossaire',
    itemTitle: 'terme',
    most: MOST_TERMES,
    words: { noun: { one: 'Terme', many: 'Termes' }, add: 'Ajouter un terme' },
  },
);

/** The glossary: words and their translations, typed line by line or pasted from a spreadsheet. */
export default function GlossaireWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const termes = termesIn(value);
  const cibles = useForm(useShallow(({ values }) => textsIn(values.languesCibles)));
  const { keys, gone, news, actions } = useListItems({ list: TERMES, value, onChange });
  const langues = LANGUES_CHOIX.filter(({ value: langue }) => cibles.includes(langue));
  const focusOn = (rang: number | null) => focusFirst([innerIdOf(id, `${rang}.terme`)]);
  const change = (rang: number, next: TermeDeGlossaire) => onChange(termes.with(rang, next));
  if (readOnly)
    return (
      <ul id={id} tabIndex={-1} className={classes.remarks}>
        {termes.map(({ terme }) => (
          <li key={terme}>{terme}</li>
        ))}
      </ul>
    );
  return (
    <div id={id} tabIndex={-1} className={classes.glossaire}>
      {termes.length === 0 ? (
        <Text size="sm" c="dimmed">
          Ajoutez les noms de lieux, de produits et de marques que le moteur ne doit pas traduire.
        </Text>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label="Glossaire">
            <thead>
              <tr>
                <th scope="col">Terme</th>
                {langues.map(({ value: langue, label }) => (
                  <th key={langue} scope="col">
                    {label}
                  </th>
                ))}
                <th scope="col" aria-label="Retirer" />
              </tr>
            </thead>
            <tbody>
              {termes.map(({ terme, traductions }, rang) => (
                <tr key={keys[rang]}>
                  <td>
                    <TextInput
                      size="xs"
                      id={innerIdOf(id, `${rang}.terme`)}
                      aria-label={`Terme ${rang + 1}`}
                      value={terme}
                      error={inner[`${rang}.terme`]}
                      onChange={({ currentTarget }) => change(rang, { terme: currentTarget.value, traductions })}
                    />
                  </td>
                  {langues.map(({ value: langue, label }) => (
                    <td key={langue}>
                      <TextInput
                        size="xs"
                        aria-label={`${label}, terme ${rang + 1}`}
                        placeholder="Tel quel"
                        value={traductions[langue] ?? ''}
                        error={inner[`${rang}.traductions.${langue}`]}
                        onChange={({ currentTarget }) =>
                          change(rang, { terme, traductions: said(traductions, langue, currentTarget.value) })
                        }
                      />
                    </td>
                  ))}
                  <td>
                    <RemoveItem
                      listId={id}
                      itemKey={keys[rang] ?? rang}
                      rank={rang}
                      name={`le terme ${rang + 1}`}
                      actions={actions}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ListFooter
        id={innerIdOf(id, 'add')}
        list={TERMES}
        isFull={termes.length >= MOST_TERMES}
        mayAdd
        gone={gone?.words}
        onAdd={(terme) => focusOn(actions.add(terme))}
        onUndo={() => focusOn(actions.undo())}
      />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Fold title="Coller depuis un tableur">
        <Coller langues={langues} onAdd={(neufs) => onChange(addToGlossaire(termes, neufs))} />
      </Fold>
    </div>
  );
}

interface CollerProps {
  readonly langues: readonly { readonly value: Langue; readonly label: string }[];
  readonly onAdd: (neufs: readonly TermeDeGlossaire[]) => void;
}

function Coller({ langues, onAdd }: CollerProps) {
  const [texte, setTexte] = useState('');
  const lus = readGlossaire(
    texte,
    langues.map(({ value }) => value),
  );
  const columns = ['terme', ...langues.map(({ label }) => label.toLowerCase())].join(', ');
  return (
    <>
      <Textarea
        label="Termes à ajouter"
        description={`Une ligne par terme\u00a0: ${columns}. Une première ligne peut nommer les langues\u00a0: terme;en;de.`}
        autosize
        minRows={3}
        maxRows={12}
        value={texte}
        onChange={({ currentTarget }) => setTexte(currentTarget.value)}
      />
      <Button
        mt="xs"
        variant="default"
        size="xs"
        style={{ alignSelf: 'flex-start' }}
        disabled={lus.length === 0}
        onClick={() => {
          onAdd(lus);
          setTexte('');
        }}
      >
        {lus.length > 1 ? `Ajouter ${lus.length} termes` : 'Ajouter au glossaire'}
      </Button>
    </>
  );
}

/** The translations with one language changed; an empty text removes it. */
function said(traductions: TermeDeGlossaire['traductions'], langue: Langue, texte: string) {
  const { [langue]: _, ...others } = traductions;
  return texte === '' ? others : { ...others, [langue]: texte };
}

function termesIn(value: unknown): readonly TermeDeGlossaire[] {
  // The widget or the server wrote the value: each line has its word, though it may be empty.
  return Array.isArray(value) ? (value as readonly TermeDeGlossaire[]) : [];
}
