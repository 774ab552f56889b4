import { type EntreeDeLegende, MOST_ENTREES } from '@bridge/contract';
import { Button, Stack, Text } from '@mantine/core';
import { IconPhoto, IconPlus } from '@tabler/icons-react';
import { OrderedCards } from '../../../catalogue/ordered-cards.tsx';
import { useRefNames } from '../../../catalogue/use-ref-names.ts';
import { firstTranslation, useLanguages } from '../../../resource/values/language.ts';
import { Picto } from '../../../resource/values/picto.tsx';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import { innerOf } from '../../../resource/widgets/list.rules.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from '../editions.module.css';
import { EntreeFields } from './entree.fields.tsx';
import { ENTREE_NEUVE, entreesIn } from './entree.rules.ts';
import { Propositions } from './propositions.tsx';

/** The entries of a legend, in their order: a drawing, its words, and what it stands for. */
export default function EntreesWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const entrees = entreesIn(value);
  const names = useRefNames(value);
  const languages = useLanguages();
  const nameOf = ({ libelle }: EntreeDeLegende) => firstTranslation(libelle, languages)?.text ?? '';
  if (readOnly)
    return (
      <Text id={id} tabIndex={-1}>
        {entrees.map(nameOf).join(', ') || '—'}
      </Text>
    );
  return (
    <Stack gap="sm">
      <Propositions entrees={entrees} onChange={onChange} />
      <OrderedCards<EntreeDeLegende>
        id={id}
        items={entrees}
        onChange={onChange}
        inner={inner}
        isToldInside={() => true}
        most={MOST_ENTREES}
        cardOf={(entree, rank) => {
          const nom = nameOf(entree);
          const { cible } = entree;
          return {
            name: nom === '' ? `l’entrée ${rank + 1}` : `«\u00a0${nom}\u00a0»`,
            title: <Titre entree={entree} nom={nom || 'Sans libellé'} />,
            sentence: [entree.groupe, cible === null ? '' : (names[cible.ref]?.[String(cible.id)] ?? '')]
              .filter((part) => part !== '' && part !== nom)
              .join(' · '),
          };
        }}
        draw={(entree, rank, change) => (
          <EntreeFields
            id={innerIdOf(id, String(rank))}
            entree={entree}
            inner={innerOf(inner, rank)}
            onChange={change}
          />
        )}
      >
        {(add) => (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={entrees.length >= MOST_ENTREES}
            onClick={() => add({ ...ENTREE_NEUVE, groupe: entrees.at(-1)?.groupe ?? '' })}
          >
            Ajouter une entrée
          </Button>
        )}
      </OrderedCards>
    </Stack>
  );
}

function Titre({ entree, nom }: { readonly entree: EntreeDeLegende; readonly nom: string }) {
  const { picto, couleur } = entree;
  return (
    <span className={classes.named}>
      <span className={classes.drawing} style={couleur === null ? {} : { color: couleur }}>
        {picto.genre === 'produit' ? (
          <Picto name={picto.nom} size={18} />
        ) : (
          <IconPhoto size={18} stroke={1.7} aria-hidden />
        )}
      </span>
      {nom}
    </span>
  );
}
